import type { ErrorComponentProps } from '@tanstack/react-router';
import { CallError } from '../../client/index.ts';
import { ErrorAlert } from './error-alert.tsx';
import { Standalone } from './standalone.tsx';

/** Shown when a page fails to load or render. */
export function ErrorPage({ error }: ErrorComponentProps) {
  // The service's messages are written for users, the browser's are not.
  const readable =
    error instanceof CallError ? error : new Error('Something went wrong on this page. Reload it to try again.');
  return (
    <Standalone title="This page could not be loaded">
      <ErrorAlert error={readable} retry={() => location.reload()} />
    </Standalone>
  );
}
