import { DiagLogLevel, diag } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { outsideCalls } from '../domain/call-context.ts';
import { onMeasurement } from '../domain/measurement.ts';

/** Distinct problems of the SDK that are logged. */
const MAX_PROBLEMS = 20;

/**
 * Logs once that spans of any thread cannot be exported, and once that they can again; and each problem that the SDK has
 * with its settings once.
 * @returns a function that ends that
 */
export function reportExports(log: Pick<Logger, 'info' | 'warn'>): () => void {
  let isFailing = false;
  const end = onMeasurement((measurement) => {
    if (measurement.type !== 'export') return;
    const { outcome, problem } = measurement;
    if (isFailing === (outcome === 'failed')) return;
    isFailing = !isFailing;
    outsideCalls(() => {
      if (isFailing) log.warn({ problem }, 'Failed to export traces: check OTEL_EXPORTER_OTLP_ENDPOINT');
      else log.info('Traces are exported again');
    });
  });
  const known = new Set<string>();
  const warn = (problem: string) => {
    if (known.has(problem) || known.size >= MAX_PROBLEMS) return;
    known.add(problem);
    outsideCalls(() => log.warn({ problem }, 'OpenTelemetry has a problem'));
  };
  const ignore = () => {};
  diag.setLogger(
    { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  return () => {
    end();
    diag.disable();
  };
}
