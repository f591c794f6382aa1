import type { Logger } from 'pino';
import type { TraceSettings } from '../domain/trace-settings.ts';
import { VERSION } from '../programs.ts';

/**
 * Records the work of this thread if the settings ask for it; OpenTelemetry is loaded only then.
 * @returns a function that exports what is left
 */
export async function openTraces(settings: TraceSettings, log: Pick<Logger, 'info'>): Promise<() => Promise<void>> {
  if (settings.exporters.length === 0) return () => Promise.resolve();
  const { startTraces } = await import('./traces.ts');
  return startTraces({ settings, version: VERSION, log });
}

/** Does the same in the main thread, which tells the operator about problems of all threads. */
export async function openMainTraces(
  settings: TraceSettings,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<() => Promise<void>> {
  if (settings.problem !== null) log.warn(`Traces are off: ${settings.problem}`);
  if (settings.exporters.length === 0) return () => Promise.resolve();
  const { reportExports } = await import('./report-exports.ts');
  const endReport = reportExports(log);
  const close = await openTraces(settings, log);
  return async () => {
    await close();
    endReport();
  };
}
