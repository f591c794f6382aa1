import { NO_DATABASE } from '../../../src/threads/exit-codes.ts';
import { parentPort, workerData } from 'node:worker_threads';

// Counts its starts in shared memory. The first two fail, the third finds no database, and the fourth ends when it is told to.
const starts = new Int32Array((workerData as { starts: SharedArrayBuffer }).starts);
const number = Atomics.add(starts, 0, 1) + 1;
if (number === 1) throw new Error('Out of order.');
if (number === 2) process.exit();
if (number === 3) process.exit(NO_DATABASE);
parentPort?.once('message', () => Atomics.add(starts, 1, 1));
