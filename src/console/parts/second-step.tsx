import { Anchor, Checkbox, Text } from '@mantine/core';
import { useState } from 'react';
import { type Authenticated, authenticate } from '../api.ts';
import { texts } from '../texts/texts.ts';
import { Field, Form } from './form.tsx';

const words = texts.signIn.secondStep;

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
  const code = isRecovery ? words.recoveryCode : words.appCode;
  return (
    <Form
      submit={words.submit}
      send={({ text, all }) =>
        authenticate(isRecovery ? 'two-factor/verify-backup-code' : 'two-factor/verify-totp', {
          code: text('code').trim(),
          trustDevice: all('trust').length > 0,
          ...(oauthQuery && { oauth_query: oauthQuery }),
        })
      }
      done={done}
    >
      <Text>{code.ask}</Text>
      <Field
        key={String(isRecovery)}
        name="code"
        label={code.label}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
      />
      <Checkbox name="trust" value="on" label={words.trust} />
      {hasApp && (
        <Anchor component="button" type="button" size="sm" ta="start" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? words.toApp : words.toRecovery}
        </Anchor>
      )}
    </Form>
  );
}
