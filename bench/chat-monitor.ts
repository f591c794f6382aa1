import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The health of a process since the last request for it. */
export interface Vitals {
  /** The peak, in bytes. */
  rss: number;
  /** In milliseconds, minus the sampling interval. */
  delay: { p50: number; p99: number; max: number };
  /** Maximum CPU time, in milliseconds, that the main thread used between two samples: a block that it caused itself. */
  blocked: number;
  /** The share of the time for which the main thread used a CPU. */
  busy: number;
}

const LOOK_MS = 10;

// Loaded into the service by `--import`: reports its vitals when its parent asks.
const delays = monitorEventLoopDelay({ resolution: LOOK_MS });
let rss = 0;
const look = () => (rss = Math.max(rss, process.memoryUsage.rss()));
let blocked = 0;
let before = process.threadCpuUsage();
let own = 0;
let since = performance.now();
// A thread that waits for a CPU is delayed too, but uses no CPU time.
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
