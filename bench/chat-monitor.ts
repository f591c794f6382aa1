import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How a process did since it was last asked. */
export interface Vitals {
  /** In bytes, at its highest. */
  rss: number;
  /** In milliseconds, beside the time between two looks. */
  delay: { p50: number; p99: number; max: number };
  /** The most processor time, in milliseconds, that the main thread took between two looks: a block of its own making. */
  blocked: number;
  /** Of the time, the share that the main thread took of a processor. */
  busy: number;
}

const LOOK_MS = 10;

// Loaded into the service by `--import`: asked by its parent, it tells how it is.
const delays = monitorEventLoopDelay({ resolution: LOOK_MS });
let rss = 0;
const look = () => (rss = Math.max(rss, process.memoryUsage.rss()));
let blocked = 0;
let before = process.threadCpuUsage();
let own = 0;
let since = performance.now();
// A thread that waits for a processor is late as well, but takes no time of one.
function lookAtOwnTime(): void {
  const { user, system } = process.threadCpuUsage(before);
  blocked = Math.max(blocked, (user + system) / 1e3);
  own += (user + system) / 1e3;
  before = process.threadCpuUsage();
}
delays.enable();
setInterval(look, 100).unref();
setInterval(lookAtOwnTime, LOOK_MS).unref();

process.on('message', () => {
  look();
  const ms = (nanoseconds: number) => Math.max(nanoseconds / 1e6 - LOOK_MS, 0);
  const delay = { p50: ms(delays.percentile(50)), p99: ms(delays.percentile(99)), max: ms(delays.max) };
  lookAtOwnTime();
  const now = performance.now();
  process.send?.({ rss, delay, blocked, busy: own / (now - since) } satisfies Vitals);
  rss = 0;
  blocked = 0;
  own = 0;
  since = now;
  delays.reset();
});
process.channel?.unref();
