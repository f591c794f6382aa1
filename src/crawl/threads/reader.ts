import { releaseBody } from '../http/body.ts';
import type { READINGS } from './readings.ts';

type Readings = typeof READINGS;
export type ReadingName = keyof Readings;
export type Input<Name extends ReadingName> = Parameters<Readings[Name]>[0];
export type Output<Name extends ReadingName> = Awaited<ReturnType<Readings[Name]>>;

export interface ReadOptions {
  signal?: AbortSignal;
  /** The time limit, in pages; 1 by default. */
  pages?: number;
  /** The limit of memory outside the heap, where decompressed data are; without one, it is not watched. */
  maxBuffersMb?: number;
  /** A body that is not needed afterwards: it is transferred rather than copied. */
  giveAway?: Uint8Array;
}

/**
 * Performs a reading: a function from bytes sent by a foreign site to a small plain result.
 * @throws {TooExpensive} when it takes too long or too much memory; the signal's reason when that is aborted
 */
export type Reader = <Name extends ReadingName>(
  name: Name,
  input: Input<Name>,
  options?: ReadOptions,
) => Promise<Output<Name>>;

/** Reads on the calling thread, without a limit: for tests, whose pages are trusted. */
export async function readHere<Name extends ReadingName>(
  name: Name,
  input: Input<Name>,
  { giveAway }: ReadOptions = {},
): Promise<Output<Name>> {
  const { READINGS } = await import('./readings.ts');
  // TypeScript cannot infer that the input matches the name.
  const reading = READINGS[name] as (given: Input<Name>) => unknown;
  const output = (await reading(input)) as Output<Name>;
  if (giveAway) releaseBody(giveAway);
  return output;
}
