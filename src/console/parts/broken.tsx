import type { ErrorComponentProps } from '@tanstack/react-router';
import { CallError } from '../../client/index.ts';
import { Failure } from './failure.tsx';
import { Standalone } from './standalone.tsx';

/** What is shown instead of a page that cannot be. */
export function Broken({ error }: ErrorComponentProps) {
  // A message of the service is for people; one of the browser's is not.
  const told = error instanceof CallError ? error : new Error('Something went wrong in this page. Load it again.');
  return (
    <Standalone title="This page could not be shown">
      <Failure error={told} retry={() => location.reload()} />
    </Standalone>
  );
}
