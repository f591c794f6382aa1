import { type Logger, pino } from 'pino';

/** Formats an error for the log: never its attached properties, which may contain a connection with its secrets. */
function toError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { name, message, ...code, stack, ...(error.cause !== undefined && { cause: toError(error.cause) }) };
}

/** One JSON object a line, on stdout. */
export function createLog(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: toError } });
}
