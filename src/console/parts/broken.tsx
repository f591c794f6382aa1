import type { ErrorComponentProps } from '@tanstack/react-router';
import { CallError } from '../../client/index.ts';
import { Failure } from './failure.tsx';
import { Standalone } from './standalone.tsx';

/** Shown when a page fails to load or render. */
export function Broken({ error }: ErrorComponentProps) {
  // The service's messages are written for users, the browser's are not.
  const shown =
    error instanceof CallError ? error : new Error('Something went wrong on this page. Reload it to try again.');
  return (
    <Standalone title="This page could not be loaded">
      <Failure error={shown} retry={() => location.reload()} />
    </Standalone>
  );
}
