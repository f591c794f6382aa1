import { Button, Stack, Text } from '@mantine/core';
import { texts } from '../texts/texts.ts';
import { CopyableText } from './copyable-text.tsx';

const words = texts.security.recovery;

/** The last step of a dialog that generated codes. */
export function SaveCodes({ codes, close }: { codes: readonly string[]; close: () => void }) {
  return (
    <Stack>
      <Text>{words.saveNow}</Text>
      <Codes codes={codes} />
      <div>
        <Button onClick={close}>{words.saved}</Button>
      </div>
    </Stack>
  );
}

export const Codes = ({ codes }: { codes: readonly string[] }) => (
  <CopyableText label={words.title} text={codes.join(' ')} />
);
