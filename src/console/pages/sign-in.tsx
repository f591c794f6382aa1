import { Stack } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type Authenticated, authenticate } from '../api.ts';
import { Field, Form } from '../parts/form.tsx';
import { TextLink } from '../parts/link.tsx';
import { SecondStep } from '../parts/second-step.tsx';
import { Standalone } from '../parts/standalone.tsx';
import { canUsePasskeys, signInWithPasskey } from '../passkeys.ts';
import { signedQuery, useContinue } from '../redirects.ts';

export function SignInPage() {
  const search = useSearch({ from: '/sign-in' });
  const continueTo = useContinue();
  const query = signedQuery();
  const [asked, setAsked] = useState<Authenticated>();
  const done = (answer: Authenticated) =>
    answer.twoFactorRedirect ? setAsked(answer) : continueTo(answer, search.next);
  const passkey = canUsePasskeys() && (
    <Form submit="Use a passkey" quiet send={() => signInWithPasskey(query)} done={done} />
  );
  if (asked)
    return (
      <Standalone
        title="One more step"
        footer={
          <TextLink to="/sign-in" search={search} hash reloadDocument>
            Start over
          </TextLink>
        }
      >
        <Stack gap="lg">
          <SecondStep methods={asked.twoFactorMethods ?? []} oauthQuery={query} done={done} />
          {passkey}
        </Stack>
      </Standalone>
    );
  return (
    <Standalone
      title="Sign in"
      {...(query && { lead: 'An app is requesting access to Aisle on your behalf. Sign in to review the request.' })}
      footer={
        <>
          New to Aisle?{' '}
          <TextLink to="/sign-up" search={search} hash>
            Create an account
          </TextLink>
        </>
      }
    >
      <Stack gap="md">
        <Form
          submit="Sign in"
          send={({ text }) =>
            authenticate('sign-in/email', {
              email: text('email'),
              password: text('password'),
              ...(query && { oauth_query: query }),
            })
          }
          done={done}
        >
          <Field name="email" type="email" label="Email" autoComplete="username" />
          <Field name="password" type="password" label="Password" autoComplete="current-password" />
          <TextLink to="/forgot-password" size="sm">
            Forgot your password?
          </TextLink>
        </Form>
        {passkey}
      </Stack>
    </Standalone>
  );
}
