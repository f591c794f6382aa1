import { CallError } from '../../client/index.ts';
import { texts } from '../texts/texts.ts';

/** The console's words for an error of the service, or else the service's own, in English. */
export function messageOf(error: Error): string {
  const words = error instanceof CallError && texts.errors[error.code as keyof typeof texts.errors];
  return words ? words(error.message) : error.message;
}
