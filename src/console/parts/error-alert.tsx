import { Alert, Button, Text } from '@mantine/core';
import { CallError } from '../../client/index.ts';

export function ErrorAlert({ error, retry }: { error: Error; retry?: () => unknown }) {
  return (
    <Alert color="red" role="alert">
      {error.message}
      {/* Of no use to people who mend their own input. */}
      {error instanceof CallError && error.status >= 500 && error.requestId !== null && (
        <Text size="sm">Request id: {error.requestId}</Text>
      )}
      {retry && (
        <Button size="xs" variant="default" display="block" mt="sm" onClick={() => void retry()}>
          Try again
        </Button>
      )}
    </Alert>
  );
}
