import { Alert, Text } from '@mantine/core';
import { authenticate } from '../api.ts';
import { useAccount } from '../queries.ts';
import { announce } from './announcer.tsx';
import { Form } from './form.tsx';
import { LinkHint } from './link-hint.tsx';

export function ResendLink({ email }: { email: string }) {
  return (
    <Form
      submit="Resend link"
      send={() => authenticate('send-verification-email', {})}
      done={() => announce(`New confirmation link created for ${email}.`)}
    />
  );
}

export function VerifyEmail() {
  const { email, emailVerified } = useAccount();
  if (emailVerified) return null;
  return (
    <Alert role="note" color="green" mb="lg" title="Confirm your email address">
      <Text inherit mb="sm">
        Open the confirmation link for {email}. Until then, you can’t invite people or accept invitations. <LinkHint />
      </Text>
      <ResendLink email={email} />
    </Alert>
  );
}
