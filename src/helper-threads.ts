import fs from 'node:fs';
import os from 'node:os';
import v8 from 'node:v8';

const THREADS = '/proc/self/task';
/** What Linux calls the threads on which V8 marks garbage and compiles. */
const HELPER = 'node-V8Worker';
const NICE = 10;

/**
 * Lets the event loop go before V8's helper threads where they compete for a processor: as many as four of them mark
 * garbage while calls wait. Young garbage is collected on the main thread alone, which would have to wait for the slower
 * helpers otherwise. Does nothing where threads have no priority of their own.
 */
export function yieldToEventLoop(): void {
  if (process.platform !== 'linux') return;
  try {
    for (const id of fs.readdirSync(THREADS))
      if (fs.readFileSync(`${THREADS}/${id}/comm`, 'utf8').trim() === HELPER) os.setPriority(Number(id), NICE);
    v8.setFlagsFromString('--no-parallel-scavenge');
  } catch {
    // Without /proc or the right to do so, all threads stay equal.
  }
}
