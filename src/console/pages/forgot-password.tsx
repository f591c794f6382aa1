import { Text } from '@mantine/core';
import { useState } from 'react';
import { authenticate } from '../api.ts';
import { Field, Form } from '../parts/form.tsx';
import { LinkHint } from '../parts/link-hint.tsx';
import { TextLink } from '../parts/link.tsx';
import { Standalone } from '../parts/standalone.tsx';
import { texts } from '../texts/texts.ts';

const words = texts.signIn.forgotPassword;

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState('');
  return (
    <Standalone
      title={words.title}
      lead={sentTo ? '' : words.lead}
      footer={<TextLink to="/sign-in">{texts.signIn.back}</TextLink>}
    >
      {sentTo ? (
        // The same for known and unknown addresses, so that it does not reveal who has an account.
        <Text role="status">
          {words.sent(sentTo)} <LinkHint />
        </Text>
      ) : (
        <Form
          submit={words.submit}
          send={async ({ text }) => {
            await authenticate('request-password-reset', { email: text('email'), redirectTo: '/reset-password' });
            return text('email');
          }}
          done={setSentTo}
        >
          <Field name="email" type="email" label={texts.signIn.email} autoComplete="username" />
        </Form>
      )}
    </Standalone>
  );
}
