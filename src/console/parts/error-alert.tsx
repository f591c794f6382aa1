import { Alert, Button } from '@mantine/core';

export function ErrorAlert({ error, retry }: { error: Error; retry?: () => unknown }) {
  return (
    <Alert color="red" role="alert">
      {error.message}
      {retry && (
        <Button size="xs" variant="default" display="block" mt="sm" onClick={() => void retry()}>
          Try again
        </Button>
      )}
    </Alert>
  );
}
