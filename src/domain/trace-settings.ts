const EXPORTERS = ['otlp', 'console'] as const;
const PROTOCOLS = ['http/protobuf', 'http/json'] as const;

/** The trace settings that OpenTelemetry's environment variables ask for. */
export interface TraceSettings {
  /** Exporters to which spans are sent; none by default. */
  exporters: readonly (typeof EXPORTERS)[number][];
  protocol: (typeof PROTOCOLS)[number];
  /** True if a variable sets the time for an export. */
  hasTimeout: boolean;
  /** For the operator: variables that ask for what we do not have. Traces are off then. */
  problem: string | null;
}

const OFF: TraceSettings = { exporters: [], protocol: 'http/protobuf', hasTimeout: false, problem: null };

/**
 * Reads the variables that decide whether spans are recorded; OpenTelemetry's SDK reads the others. As its specification
 * demands, none of them stops the service.
 * @param environment without empty variables
 */
export function readTraceSettings(environment: NodeJS.ProcessEnv): TraceSettings {
  const first = (...names: string[]) => names.map((name) => environment[name]).find((value) => value !== undefined);
  if (environment['OTEL_SDK_DISABLED']?.toLowerCase() === 'true') return OFF;
  const hasEndpoint = first('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT') !== undefined;
  const named = (first('OTEL_TRACES_EXPORTER') ?? (hasEndpoint ? 'otlp' : 'none')).split(',');
  const wanted = named.map((name) => name.trim()).filter((name) => name !== '' && name !== 'none');
  if (wanted.length === 0) return OFF;
  const exporters = EXPORTERS.filter((name) => wanted.includes(name));
  const unknown = wanted.find((name) => !EXPORTERS.some((known) => known === name));
  if (unknown !== undefined)
    return { ...OFF, problem: `OTEL_TRACES_EXPORTER must be otlp, console or none, not ${JSON.stringify(unknown)}.` };
  const given = first('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'OTEL_EXPORTER_OTLP_PROTOCOL') ?? PROTOCOLS[0];
  const protocol = PROTOCOLS.find((name) => name === given);
  if (protocol === undefined && exporters.includes('otlp'))
    return {
      ...OFF,
      problem: `OTEL_EXPORTER_OTLP_PROTOCOL must be http/protobuf or http/json, not ${JSON.stringify(given)}.`,
    };
  const hasTimeout = first('OTEL_EXPORTER_OTLP_TRACES_TIMEOUT', 'OTEL_EXPORTER_OTLP_TIMEOUT') !== undefined;
  return { exporters, protocol: protocol ?? PROTOCOLS[0], hasTimeout, problem: null };
}
