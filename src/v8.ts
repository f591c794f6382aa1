import fs from 'node:fs';
import os from 'node:os';
import v8 from 'node:v8';
import vm from 'node:vm';

/**
 * The first flag is for threads that start later, whose young generation would be so small that pages take longer. The
 * other collects young objects on the main thread only, which would otherwise wait for helpers that are slower than
 * itself.
 */
const FLAGS = ['--min-semi-space-size=4', '--no-parallel-scavenge'];
/**
 * The growth of the young generation, and of the old one before a collection; V8 rereads both flags at run time. By
 * default it lets the old generation grow fourfold on a large machine. Calls wait for each collection; parsed pages
 * leave so much garbage that it has to be collected soon.
 */
const GROWTH = {
  usual: ['--semi-space-growth-factor=2', '--heap-growing-percent=100'],
  reading: ['--semi-space-growth-factor=1', '--heap-growing-percent=50'],
};

const THREADS = '/proc/self/task';
/** The Linux name of the threads on which V8 marks garbage and compiles. */
const HELPER = 'node-V8Worker';
/** Niceness of the helpers relative to the process's own. */
const HELPER_NICE = 10;

/** Tunes V8 for a service: it uses little memory, and its helper threads yield to the event loop. */
export function tuneV8(): void {
  setFlags([...FLAGS, ...GROWTH.usual]);
  if (process.platform === 'linux') lowerHelpers();
}

/** Up to four helpers mark garbage at once, and would take the processors that calls need. */
function lowerHelpers(): void {
  try {
    const nice = Math.min(os.getPriority() + HELPER_NICE, os.constants.priority.PRIORITY_LOW);
    for (const id of fs.readdirSync(THREADS))
      if (fs.readFileSync(`${THREADS}/${id}/comm`, 'utf8').trim() === HELPER) os.setPriority(Number(id), nice);
  } catch {
    // Without /proc or the permission, all threads keep the same priority.
  }
}

let readings = 0;

/** Runs work that reads many pages, with earlier garbage collection in the meantime. */
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

/** Creates a function that collects this thread's young objects at once; V8 offers that to new contexts only. */
export function createYoungCollector(): () => void {
  setFlags(['--expose-gc']);
  const collect = vm.runInNewContext('globalThis.gc') as NodeJS.GCFunction | undefined;
  return () => {
    collect?.({ type: 'minor' });
  };
}

function setFlags(flags: readonly string[]): void {
  for (const flag of flags) v8.setFlagsFromString(flag);
}
