import { Text } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { authenticate } from '../api.ts';
import { RevocationChoices } from '../parts/revocation-choices.tsx';
import { announce } from '../parts/announcer.tsx';
import { Form } from '../parts/form.tsx';
import { TextLink } from '../parts/link.tsx';
import { NewPassword } from '../parts/password.tsx';
import { Standalone } from '../parts/standalone.tsx';
import { texts } from '../texts/texts.ts';

const words = texts.signIn.resetPassword;

export function ResetPasswordPage() {
  const { token, error } = useSearch({ from: '/reset-password' });
  const navigate = useNavigate();
  const again = <TextLink to="/forgot-password">{words.again}</TextLink>;
  if (!token || error)
    return (
      <Standalone title={words.invalid.title} footer={again}>
        <Text>{words.invalid.text}</Text>
      </Standalone>
    );
  return (
    <Standalone title={words.title} footer={again}>
      <Form
        submit={words.submit}
        send={({ text, all }) =>
          authenticate('reset-password', {
            newPassword: text('newPassword'),
            token,
            revokeSessions: all('ends').includes('sessions'),
            disconnectApps: all('ends').includes('apps'),
          })
        }
        done={async () => {
          await navigate({ to: '/sign-in' });
          announce(words.saved);
        }}
      >
        <NewPassword />
        <RevocationChoices />
      </Form>
    </Standalone>
  );
}
