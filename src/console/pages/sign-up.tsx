import { Skeleton, Text } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { CallError } from '../../client/index.ts';
import { authenticate } from '../api.ts';
import { ErrorAlert } from '../parts/error-alert.tsx';
import { Field, Form } from '../parts/form.tsx';
import { LinkHint } from '../parts/link-hint.tsx';
import { TextLink } from '../parts/link.tsx';
import { Standalone } from '../parts/standalone.tsx';
import { useAccountQuery } from '../queries.ts';
import { signedQuery, useContinue } from '../redirects.ts';
import { texts } from '../texts/texts.ts';

const words = texts.signIn;

export function SignUpPage() {
  const search = useSearch({ from: '/sign-up' });
  const setup = useAccountQuery('get_setup', {});
  const invitation = search.next === '/invitation' ? location.hash.slice(1) : '';
  const [sentTo, setSentTo] = useState('');
  if (sentTo)
    return (
      <Standalone
        title={words.signUp.sent.title}
        footer={
          <TextLink to="/sign-in" search={search} hash>
            {words.back}
          </TextLink>
        }
      >
        <Text>
          {words.signUp.sent.text(sentTo)} <LinkHint />
        </Text>
      </Standalone>
    );
  return (
    <Standalone
      title={words.signUp.title}
      lead={words.lead}
      footer={
        <>
          {words.signUp.haveAccount}{' '}
          <TextLink to="/sign-in" search={search} hash>
            {words.title}
          </TextLink>
        </>
      }
    >
      {setup.error && <ErrorAlert error={setup.error} retry={setup.refetch} />}
      {setup.isPending && <Skeleton height={240} />}
      {setup.data?.signUp === 'invite' && !invitation && <Text>{words.signUp.byInvitation}</Text>}
      {(setup.data?.signUp === 'open' || (setup.data && invitation)) && (
        <SignUpForm invitation={invitation} known={setSentTo} />
      )}
    </Standalone>
  );
}

function SignUpForm({ invitation, known }: { invitation: string; known: (email: string) => void }) {
  const { next } = useSearch({ from: '/sign-up' });
  const continueTo = useContinue();
  const query = signedQuery();

  /** Returns undefined if the address already had an account, in which case only its owner is notified, by email. */
  async function signIn(email: string, password: string) {
    try {
      return await authenticate('sign-in/email', { email, password, ...(query && { oauth_query: query }) });
    } catch (error) {
      if (error instanceof CallError && error.status === 401) return undefined;
      throw error;
    }
  }

  return (
    <Form
      submit={words.signUp.submit}
      send={async ({ text }) => {
        const [email, password] = [text('email'), text('password')];
        await authenticate('sign-up/email', {
          name: text('name'),
          email,
          password,
          ...(invitation && { invitation }),
        });
        return { email, answer: await signIn(email, password) };
      }}
      done={({ email, answer }) => (answer ? continueTo(answer, next) : known(email))}
    >
      <Field name="name" label={words.signUp.name} autoComplete="name" maxLength={200} />
      <Field name="email" type="email" label={words.email} autoComplete="username" />
      <Field
        name="password"
        type="password"
        label={words.password}
        description={words.signUp.passwordHint}
        autoComplete="new-password"
        minLength={12}
      />
    </Form>
  );
}
