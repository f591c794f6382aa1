import { type DestinationStream, type Logger, pino } from 'pino';
import { logFields } from './domain/call-context.ts';

/** Formats an error for the log: never its attached properties, which may contain a connection with its secrets. */
function toError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { name, message, ...code, stack, ...(error.cause !== undefined && { cause: toError(error.cause) }) };
}

/**
 * One JSON object a line, with the ids of the request and the trace that it belongs to.
 * @param destination stdout by default
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Logger {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: toError } };
  return pino({ ...options, mixin: logFields }, destination);
}

/** Logs what happens to a process's database and to the standby that it reads from. */
export const logOfDatabase = (log: Logger) => ({
  onOutage: (error: Error) => log.error({ err: error }, 'Database unavailable: rejecting calls until it is back'),
  onRecovery: (durationMs: number) => log.info({ durationMs }, 'Database available again'),
  onReplicaLost: (problem: string, err?: unknown) =>
    log.error({ err, problem }, 'Read replica unavailable: reading from the primary'),
  onReplicaBack: (durationMs: number) => log.info({ durationMs }, 'Read replica available again'),
  onUnwritten: (error: unknown, writes: number) =>
    log.error({ err: error, writes }, 'Failed to save conversations or model spending'),
});
