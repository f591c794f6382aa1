import { CallError } from '../../client/index.ts';
import type { Fault, FaultCause } from '../../domain/fault.ts';
import { texts } from '../texts/texts.ts';

/** The console's words for an error of the service, or else the service's own, in English. */
export function messageOf(error: Error): string {
  if (!(error instanceof CallError)) return error.message;
  const told = error.issues.map(ownWordsOf);
  if (told.length > 0 && told.every((each) => each !== undefined)) return [...new Set(told)].join(' ');
  const words = texts.errors[error.code as keyof typeof texts.errors];
  return words ? words(error.message) : error.message;
}

/** The console's words for what is wrong with a value or a file, or else the service's own, in English. */
export const faultMessage = (fault: Fault): string => ownWordsOf(fault) ?? fault.message;

/** Undefined in English, and for a fault of another version of the service. */
function ownWordsOf({ cause }: Fault): string | undefined {
  if (!cause) return undefined;
  const words = texts.faults[cause.code] as ((...params: FaultCause['params']) => string) | undefined;
  return words?.(...cause.params);
}
