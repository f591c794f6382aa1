import { Text } from '@mantine/core';
import { useState } from 'react';
import { authenticate } from '../api.ts';
import { Field, Form } from '../parts/form.tsx';
import { LinkPlace } from '../parts/link-place.tsx';
import { TextLink } from '../parts/link.tsx';
import { Standalone } from '../parts/standalone.tsx';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState('');
  return (
    <Standalone
      title="Choose a new password"
      lead={sentTo ? '' : 'You get a link for it.'}
      footer={<TextLink to="/sign-in">Back to sign-in</TextLink>}
    >
      {sentTo ? (
        // Said the same whether there is such an account: who asks may not be who owns the address.
        <Text role="status">
          If there is an account for {sentTo}, there is a link for it now, which works for an hour. <LinkPlace />
        </Text>
      ) : (
        <Form
          submit="Send the link"
          send={async ({ text }) => {
            await authenticate('request-password-reset', { email: text('email'), redirectTo: '/reset-password' });
            return text('email');
          }}
          done={setSentTo}
        >
          <Field name="email" type="email" label="E-mail" autoComplete="username" />
        </Form>
      )}
    </Standalone>
  );
}
