import { Alert, Text } from '@mantine/core';
import { authenticate } from '../api.ts';
import { useAccount } from '../queries.ts';
import { announce } from './announcer.tsx';
import { Form } from './form.tsx';
import { LinkPlace } from './link-place.tsx';

export function SendLinkAgain({ email }: { email: string }) {
  return (
    <Form
      submit="Send the link again"
      send={() => authenticate('send-verification-email', {})}
      done={() => announce(`There is a new link for ${email}.`)}
    />
  );
}

/** Reminds somebody to confirm their address, until they have. */
export function VerifyEmail() {
  const { email, emailVerified } = useAccount();
  if (emailVerified) return null;
  return (
    <Alert role="note" color="green" mb="lg" title="Confirm your e-mail address">
      <Text inherit mb="sm">
        Open the link that was made for {email}. Until then you cannot invite others or accept an invitation.{' '}
        <LinkPlace />
      </Text>
      <SendLinkAgain email={email} />
    </Alert>
  );
}
