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
import { texts } from '../texts/texts.ts';

const words = texts.signIn;

export function SignInPage() {
  const search = useSearch({ from: '/sign-in' });
  const continueTo = useContinue();
  const query = signedQuery();
  const [asked, setAsked] = useState<Authenticated>();
  const done = (answer: Authenticated) =>
    answer.twoFactorRedirect ? setAsked(answer) : continueTo(answer, search.next);
  const passkey = canUsePasskeys() && (
    <Form submit={words.withPasskey} quiet send={() => signInWithPasskey(query)} done={done} />
  );
  if (asked)
    return (
      <Standalone
        title={words.secondStep.title}
        footer={
          <TextLink to="/sign-in" search={search} hash reloadDocument>
            {words.secondStep.startOver}
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
      title={words.title}
      lead={query ? words.forApp : words.lead}
      footer={
        <>
          {words.newHere}{' '}
          <TextLink to="/sign-up" search={search} hash>
            {words.createAccount}
          </TextLink>
        </>
      }
    >
      <Stack gap="md">
        <Form
          submit={words.submit}
          send={({ text }) =>
            authenticate('sign-in/email', {
              email: text('email'),
              password: text('password'),
              ...(query && { oauth_query: query }),
            })
          }
          done={done}
        >
          <Field name="email" type="email" label={words.email} autoComplete="username" />
          <Field name="password" type="password" label={words.password} autoComplete="current-password" />
          <TextLink to="/forgot-password" size="sm">
            {words.forgot}
          </TextLink>
        </Form>
        {passkey}
      </Stack>
    </Standalone>
  );
}
