import { parentPort, workerData } from 'node:worker_threads';

// Counts its starts in shared memory. The first two fail; the third ends when it is told to.
const starts = new Int32Array((workerData as { starts: SharedArrayBuffer }).starts);
const number = Atomics.add(starts, 0, 1) + 1;
if (number === 1) throw new Error('Out of order.');
if (number === 2) process.exit();
parentPort?.once('message', () => Atomics.add(starts, 1, 1));
