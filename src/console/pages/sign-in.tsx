import { useSearch } from '@tanstack/react-router';
import { authenticate } from '../api.ts';
import { Field, Form } from '../parts/form.tsx';
import { TextLink } from '../parts/link.tsx';
import { Standalone } from '../parts/standalone.tsx';
import { signedQuery, useWayBack } from '../way-back.ts';

export function SignInPage() {
  const search = useSearch({ from: '/sign-in' });
  const goOn = useWayBack();
  const query = signedQuery();
  return (
    <Standalone
      title="Sign in"
      {...(query && { lead: 'An app wants to work with Aisle for you. Sign in to decide about it.' })}
      footer={
        <>
          New to Aisle?{' '}
          <TextLink to="/sign-up" search={search} hash>
            Create an account
          </TextLink>
        </>
      }
    >
      <Form
        submit="Sign in"
        send={({ text }) =>
          authenticate('sign-in/email', {
            email: text('email'),
            password: text('password'),
            ...(query && { oauth_query: query }),
          })
        }
        done={(answer) => goOn(answer, search.next)}
      >
        <Field name="email" type="email" label="E-mail" autoComplete="username" />
        <Field name="password" type="password" label="Password" autoComplete="current-password" />
        <TextLink to="/forgot-password" size="sm">
          Forgot your password?
        </TextLink>
      </Form>
    </Standalone>
  );
}
