import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { READINGS } from './readings.ts';
import type { Input, ReadingName } from './reader.ts';
import { createYoungCollector } from '../../v8.ts';

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

/** Readings whose objects together fit into the young generation. */
const READINGS_PER_COLLECTION = 2;
const collectYoung = createYoungCollector();
let readings = 0;

/** Collects garbage between readings, when little is alive: in one, V8 would copy the whole page and later mark it. */
function finishReading(report: Omit<ThreadReport, 'cpu'>): void {
  send(report);
  readings += 1;
  if (readings % READINGS_PER_COLLECTION === 0) collectYoung();
}

const send = (report: Omit<ThreadReport, 'cpu'>) =>
  parentPort?.postMessage({ ...report, cpu: process.threadCpuUsage() }, []);
parentPort?.on('message', (order: Order) => void perform(order).then(finishReading));
send({});
