import { Text } from '@mantine/core';
import { useState } from 'react';
import { authenticate } from '../api.ts';
import { Field, Form } from '../parts/form.tsx';
import { LinkHint } from '../parts/link-hint.tsx';
import { TextLink } from '../parts/link.tsx';
import { Standalone } from '../parts/standalone.tsx';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState('');
  return (
    <Standalone
      title="Reset your password"
      lead={sentTo ? '' : 'Enter your email to get a reset link.'}
      footer={<TextLink to="/sign-in">Back to sign-in</TextLink>}
    >
      {sentTo ? (
        // The same for known and unknown addresses, so that it does not reveal who has an account.
        <Text role="status">
          If {sentTo} has an account, we have created a reset link that expires in one hour. <LinkHint />
        </Text>
      ) : (
        <Form
          submit="Send reset link"
          send={async ({ text }) => {
            await authenticate('request-password-reset', { email: text('email'), redirectTo: '/reset-password' });
            return text('email');
          }}
          done={setSentTo}
        >
          <Field name="email" type="email" label="Email" autoComplete="username" />
        </Form>
      )}
    </Standalone>
  );
}
