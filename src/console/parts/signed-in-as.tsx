import { Anchor } from '@mantine/core';
import { useSignOut } from '../redirects.ts';
import { texts } from '../texts/texts.ts';

const words = texts.parts.signedIn;

export function SignedInAs({ email, back }: { email: string; back: string }) {
  const signOut = useSignOut();
  return (
    <>
      {words.as(email)}{' '}
      <Anchor component="button" type="button" onClick={() => void signOut(back)}>
        {words.change}
      </Anchor>
    </>
  );
}
