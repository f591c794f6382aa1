import { Alert, Text } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { authenticate } from '../api.ts';
import { useAccount, useAccountQuery } from '../queries.ts';
import { texts } from '../texts/texts.ts';
import { announce } from './announcer.tsx';
import { Form } from './form.tsx';
import { LinkHint } from './link-hint.tsx';

const words = texts.parts.confirmEmail;

export function ResendLink({ email }: { email: string }) {
  return (
    <Form
      submit={words.resend}
      send={() => authenticate('send-verification-email', {})}
      done={() => announce(words.resent(email))}
    />
  );
}

export function VerifyEmail() {
  const { email, emailVerified } = useAccount();
  const setup = useAccountQuery('get_setup', {});
  const isOnAccount = useLocation().pathname === '/account';
  if (emailVerified || !setup.data) return null;
  // People who can do nothing about it are reminded in one place only.
  if (!setup.data.sendsMail && !isOnAccount) return null;
  return (
    <Alert role="note" color="green" mb="lg" title={words.title}>
      <Text inherit mb="sm">
        {words.text(email)} <LinkHint />
      </Text>
      <ResendLink email={email} />
    </Alert>
  );
}
