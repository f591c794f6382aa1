import { Button, Stack, Text } from '@mantine/core';
import { CopyableText } from './copyable-text.tsx';
import { Field } from './form.tsx';

/** The last step of a dialog that generated codes. */
export function SaveCodes({ codes, close }: { codes: readonly string[]; close: () => void }) {
  return (
    <Stack>
      <Text>Save these recovery codes now. You won’t be able to see them again. Each code lets you sign in once.</Text>
      <Codes codes={codes} />
      <div>
        <Button onClick={close}>I’ve saved them</Button>
      </div>
    </Stack>
  );
}

export const Codes = ({ codes }: { codes: readonly string[] }) => (
  <CopyableText label="Recovery codes" text={codes.join(' ')} />
);

export const Password = () => (
  <Field name="password" type="password" label="Your password" autoComplete="current-password" />
);
