import { Anchor } from '@mantine/core';
import { useSignOut } from '../redirects.ts';

export function SignedInAs({ email, back }: { email: string; back: string }) {
  const signOut = useSignOut();
  return (
    <>
      Signed in as {email}.{' '}
      <Anchor component="button" type="button" onClick={() => void signOut(back)}>
        Use another account
      </Anchor>
    </>
  );
}
