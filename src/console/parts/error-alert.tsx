import { Alert, Button, Text } from '@mantine/core';
import { CallError } from '../../client/index.ts';
import { texts } from '../texts/texts.ts';
import { messageOf } from './error-message.ts';

export function ErrorAlert({ error, retry }: { error: Error; retry?: () => unknown }) {
  const words = texts.parts.error;
  return (
    <Alert color="red" role="alert">
      {messageOf(error)}
      {/* Of no use to people who mend their own input. */}
      {error instanceof CallError && error.status >= 500 && error.requestId !== null && (
        <Text size="sm">{words.requestId(error.requestId)}</Text>
      )}
      {retry && (
        <Button size="xs" variant="default" display="block" mt="sm" onClick={() => void retry()}>
          {words.retry}
        </Button>
      )}
    </Alert>
  );
}
