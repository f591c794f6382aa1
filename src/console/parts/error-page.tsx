import type { ErrorComponentProps } from '@tanstack/react-router';
import { CallError } from '../../client/index.ts';
import { texts } from '../texts/texts.ts';
import { ErrorAlert } from './error-alert.tsx';
import { Standalone } from './standalone.tsx';

/** Shown when a page fails to load or render. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const words = texts.parts.brokenPage;
  // The service's messages are written for users, the browser's are not.
  const readable = error instanceof CallError ? error : new Error(words.text);
  return (
    <Standalone title={words.title}>
      <ErrorAlert error={readable} retry={() => location.reload()} />
    </Standalone>
  );
}
