import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How a process did since it was last asked. */
export interface Vitals {
  /** In bytes, at its highest. */
  rss: number;
  /** In milliseconds, beside the time between two looks. */
  delay: { p50: number; p99: number; max: number };
}

const LOOK_MS = 10;

// Loaded into the service by `--import`: asked by its parent, it tells how it is.
const delays = monitorEventLoopDelay({ resolution: LOOK_MS });
let rss = 0;
const look = () => (rss = Math.max(rss, process.memoryUsage.rss()));
delays.enable();
setInterval(look, 100).unref();

process.on('message', () => {
  look();
  const ms = (nanoseconds: number) => Math.max(nanoseconds / 1e6 - LOOK_MS, 0);
  const delay = { p50: ms(delays.percentile(50)), p99: ms(delays.percentile(99)), max: ms(delays.max) };
  process.send?.({ rss, delay } satisfies Vitals);
  rss = 0;
  delays.reset();
});
process.channel?.unref();
