import fs from 'node:fs';
import os from 'node:os';
import v8 from 'node:v8';

/**
 * The first is for threads that start later, whose space for young objects would be so small that pages take longer. The
 * other collects young objects on the main thread alone, which would have to wait for helpers that are slower than itself.
 */
const FLAGS = ['--min-semi-space-size=4', '--no-parallel-scavenge'];
/**
 * By how much the space for young objects may grow, and old objects before they are collected; V8 reads both whenever they
 * could. By itself it lets old objects grow fourfold on a large machine. Calls wait for each round of the collector; pages
 * that are read leave so much garbage that it has to go soon.
 */
const GROWTH = {
  usual: ['--semi-space-growth-factor=2', '--heap-growing-percent=100'],
  reading: ['--semi-space-growth-factor=1', '--heap-growing-percent=50'],
};

const THREADS = '/proc/self/task';
/** What Linux calls the threads on which V8 marks garbage and compiles. */
const HELPER = 'node-V8Worker';
const HELPER_NICE = 10;

/** Makes V8 fit a service: it takes little memory, and its helper threads go after the event loop. */
export function tuneV8(): void {
  setFlags([...FLAGS, ...GROWTH.usual]);
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
  setFlags(GROWTH.reading);
  try {
    return await work();
  } finally {
    readings -= 1;
    if (readings === 0) setFlags(GROWTH.usual);
  }
}

function setFlags(flags: readonly string[]): void {
  for (const flag of flags) v8.setFlagsFromString(flag);
}
