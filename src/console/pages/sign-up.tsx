import { Skeleton, Text } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { authenticate } from '../api.ts';
import { Failure } from '../parts/failure.tsx';
import { Field, Form } from '../parts/form.tsx';
import { TextLink } from '../parts/link.tsx';
import { Standalone } from '../parts/standalone.tsx';
import { useAccountQuery } from '../queries.ts';
import { signedQuery, useWayBack } from '../way-back.ts';

export function SignUpPage() {
  const search = useSearch({ from: '/sign-up' });
  const setup = useAccountQuery('get_setup', {});
  const invitation = search.next === '/invitation' ? location.hash.slice(1) : '';
  return (
    <Standalone
      title="Create your account"
      footer={
        <>
          You have an account?{' '}
          <TextLink to="/sign-in" search={search} hash>
            Sign in
          </TextLink>
        </>
      }
    >
      {setup.error && <Failure error={setup.error} retry={setup.refetch} />}
      {setup.isPending && <Skeleton height={240} />}
      {setup.data?.signUp === 'invite' && !invitation && (
        <Text>New accounts are by invitation here. Ask an owner or admin of your organization for a link.</Text>
      )}
      {(setup.data?.signUp === 'open' || (setup.data && invitation)) && <SignUpForm invitation={invitation} />}
    </Standalone>
  );
}

function SignUpForm({ invitation }: { invitation: string }) {
  const { next } = useSearch({ from: '/sign-up' });
  const goOn = useWayBack();
  const query = signedQuery();
  return (
    <Form
      submit="Create account"
      send={({ text }) =>
        authenticate('sign-up/email', {
          name: text('name'),
          email: text('email'),
          password: text('password'),
          ...(invitation && { invitation }),
          ...(query && { oauth_query: query }),
        })
      }
      done={(answer) => goOn(answer, next)}
    >
      <Field name="name" label="Your name" autoComplete="name" maxLength={200} />
      <Field name="email" type="email" label="E-mail" autoComplete="username" />
      <Field
        name="password"
        type="password"
        label="Password"
        description="At least 12 characters. A few unrelated words are easy to keep in mind."
        autoComplete="new-password"
        minLength={12}
      />
    </Form>
  );
}
