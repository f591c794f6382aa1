import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { READINGS } from './readings.ts';
import type { Input, ReadingName } from './reader.ts';

/** A task for a thread. */
export type Order = { name: ReadingName; input: Input<ReadingName> };
/** A thread's message: first that it is ready, then one result for each order. */
export type ThreadReport = {
  output?: unknown;
  error?: unknown;
  /** CPU time that the thread has used so far. */
  cpu: NodeJS.CpuUsage;
};

/**
 * API requests take priority over reading pages, which still get a share of a busy machine. Linux has priorities by
 * thread, other systems by process.
 */
const NICE = 15;
if (process.platform === 'linux') os.setPriority(Math.max(os.getPriority(), NICE));

async function perform({ name, input }: Order): Promise<Omit<ThreadReport, 'cpu'>> {
  const reading = READINGS[name] as (given: typeof input) => unknown;
  try {
    return { output: await reading(input) };
  } catch (error) {
    return { error };
  } finally {
    // V8 counts the memory of bodies late, so it is freed explicitly.
    if ('body' in input && input.body.buffer instanceof ArrayBuffer) input.body.buffer.transfer(0);
  }
}

const send = (report: Omit<ThreadReport, 'cpu'>) =>
  parentPort?.postMessage({ ...report, cpu: process.threadCpuUsage() }, []);
parentPort?.on('message', (order: Order) => void perform(order).then(send));
send({});
