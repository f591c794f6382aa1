import { parentPort, workerData } from 'node:worker_threads';
import type pg from 'pg';
import type { ServiceConfig } from '../config.ts';
import { hasOutageCode } from '../domain/refusal.ts';
import { createLog } from '../log.ts';
import { shareDatabase } from '../storage/database.ts';
import type { TraceSettings } from '../domain/trace-settings.ts';
import { openTraces } from '../traces/open.ts';
import { NO_DATABASE } from './exit-codes.ts';
import { forwardMeasurements } from './measurements.ts';
import { type WorkerOptions, startWorker } from './worker.ts';

/** The data of the thread that runs a worker. */
export interface WorkerThreadData extends Omit<WorkerOptions, 'log'> {
  server: pg.PoolConfig;
  connections: number;
  embedded: boolean;
  quotas: ServiceConfig['quotas'];
  logLevel: string;
  traces: TraceSettings;
}

const { server, connections, embedded, quotas, logLevel, traces, ...options } = workerData as WorkerThreadData;
const log = createLog(logLevel);
const database = shareDatabase(server, {
  connections,
  quotas,
  // The main thread logs outages.
  onUnwritten: (error, writes) => log.error({ err: error, writes }, 'Failed to save model spending'),
});
const closeTraces = await openTraces(traces, log);
const stopForwarding = parentPort ? forwardMeasurements(parentPort) : () => {};
const stop = await startWorker({ ...database, embedded }, { ...options, log }).catch((error: unknown) => {
  if (hasOutageCode(error)) process.exit(NO_DATABASE);
  throw error;
});
parentPort?.once('message', () => {
  database.beginStop();
  void stop().then(closeTraces).then(stopForwarding).then(database.close);
});
