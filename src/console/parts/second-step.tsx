import { Anchor, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { type Authenticated, authenticate } from '../api.ts';
import { Field, Form } from './form.tsx';

interface SecondStepProps {
  /** The second factors of the account besides recovery codes. */
  methods: readonly string[];
  oauthQuery: string | undefined;
  done: (answer: Authenticated) => unknown;
}

/** Asks for the second factor after the password. */
export function SecondStep({ methods, oauthQuery, done }: SecondStepProps) {
  const hasApp = methods.includes('totp');
  const [isRecovery, setIsRecovery] = useState(!hasApp);
  return (
    <Form
      submit="Continue"
      send={({ text, all }) =>
        authenticate(isRecovery ? 'two-factor/verify-backup-code' : 'two-factor/verify-totp', {
          code: text('code').trim(),
          trustDevice: all('trust').length > 0,
          ...(oauthQuery && { oauth_query: oauthQuery }),
        })
      }
      done={done}
    >
      <Text>
        {isRecovery
          ? 'Enter one of your recovery codes. Each code works once.'
          : 'Enter the six-digit code from your authenticator app.'}
      </Text>
      <Field
        key={String(isRecovery)}
        name="code"
        label={isRecovery ? 'Recovery code' : 'Code'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
      />
      <Checkbox name="trust" value="on" label="Don’t ask again on this device for 30 days" />
      {hasApp && (
        <Anchor component="button" type="button" size="sm" ta="start" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? 'Use your authenticator app' : 'Use a recovery code'}
        </Anchor>
      )}
    </Form>
  );
}
