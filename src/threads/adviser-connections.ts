import os from 'node:os';

/** Database connections in the pool of a thread that answers shoppers. */
export const ADVISER_CONNECTIONS = 4;

/** At least two, so that an organization that keeps one busy leaves another to the others. */
export const MIN_ADVISER_THREADS = 2;
const MAX_THREADS = 4;

/** The number of threads that answer shoppers when many of them ask. */
export const maxAdviserThreads = (): number =>
  Math.max(MIN_ADVISER_THREADS, Math.min(os.availableParallelism(), MAX_THREADS));
