import fs from 'node:fs';
import os from 'node:os';
import v8 from 'node:v8';

/**
 * A service leaves much garbage that is a fraction of a second old, and on a large machine V8 would take 64 MB for it. It
 * reads these flags whenever it could grow or collects: no larger space for young objects. The first is for the threads
 * that start later, whose space would be so small that pages take longer. The last collects young objects on the main
 * thread alone, which would have to wait for helpers that are slower than itself.
 */
const FLAGS = ['--min-semi-space-size=4', '--semi-space-growth-factor=1', '--no-parallel-scavenge'];
/**
 * By how much old objects may grow before they are collected; V8 by itself lets them grow fourfold. Calls wait for each
 * round; pages that are read leave so much garbage that it has to go soon.
 */
const GROWTH_PERCENT = { usual: 100, reading: 50 };

const THREADS = '/proc/self/task';
/** What Linux calls the threads on which V8 marks garbage and compiles. */
const HELPER = 'node-V8Worker';
const HELPER_NICE = 10;

/** Makes V8 fit a service: it takes little memory, and its helper threads go after the event loop. */
export function tuneV8(): void {
  for (const flag of FLAGS) v8.setFlagsFromString(flag);
  setGrowth(GROWTH_PERCENT.usual);
  if (process.platform === 'linux') lowerHelpers();
}

/** As many as four helpers mark garbage at once, and would take the processors that calls wait for. */
function lowerHelpers(): void {
  try {
    for (const id of fs.readdirSync(THREADS))
      if (fs.readFileSync(`${THREADS}/${id}/comm`, 'utf8').trim() === HELPER) os.setPriority(Number(id), HELPER_NICE);
  } catch {
    // Without /proc or the right to do so, all threads stay equal.
  }
}

let readings = 0;

/** Does work that reads many pages, and has their garbage collected soon meanwhile. */
export async function inLittleMemory<T>(work: () => Promise<T>): Promise<T> {
  readings += 1;
  setGrowth(GROWTH_PERCENT.reading);
  try {
    return await work();
  } finally {
    readings -= 1;
    if (readings === 0) setGrowth(GROWTH_PERCENT.usual);
  }
}

const setGrowth = (percent: number) => v8.setFlagsFromString(`--heap-growing-percent=${percent}`);
