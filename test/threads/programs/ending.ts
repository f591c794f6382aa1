import { parentPort } from 'node:worker_threads';

// Ends when it is asked anything.
parentPort?.once('message', () => process.exit());
