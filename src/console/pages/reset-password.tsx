import { Text } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { authenticate } from '../api.ts';
import { RevocationChoices } from '../parts/revocation-choices.tsx';
import { announce } from '../parts/announcer.tsx';
import { Field, Form } from '../parts/form.tsx';
import { TextLink } from '../parts/link.tsx';
import { Standalone } from '../parts/standalone.tsx';

export function ResetPasswordPage() {
  const { token, error } = useSearch({ from: '/reset-password' });
  const navigate = useNavigate();
  const again = <TextLink to="/forgot-password">Request a new link</TextLink>;
  if (!token || error)
    return (
      <Standalone title="This link is no longer valid" footer={again}>
        <Text>Password reset links work once and expire after one hour.</Text>
      </Standalone>
    );
  return (
    <Standalone title="Choose a new password" footer={again}>
      <Form
        submit="Save password"
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
          announce('Password saved. Sign in with your new password.');
        }}
      >
        <Field
          name="newPassword"
          type="password"
          label="New password"
          description="At least 12 characters."
          autoComplete="new-password"
          minLength={12}
        />
        <RevocationChoices />
      </Form>
    </Standalone>
  );
}
