import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import type pg from 'pg';
import type { Report } from '../domain/answer.ts';
import { type CallContext, callContext } from '../domain/call-context.ts';
import type { Explanation } from '../domain/explanation.ts';
import { createLog } from '../log.ts';
import { shareDatabase } from '../storage/database.ts';
import { createAdviser } from '../chat/adviser.ts';
import type { Question } from '../chat/answer-draft.ts';
import type { ModelSettings } from '../chat/models/configured.ts';
import { createModels } from '../chat/models/registry.ts';
import type { Part } from '../chat/parts.ts';
import { sourcesOf } from '../chat/sources.ts';
import { type TaskName, type Tasks, runTask } from '../chat/tasks.ts';
import type { TraceSettings } from '../domain/trace-settings.ts';
import { openTraces } from '../traces/open.ts';
import { type SentMeasurements, forwardMeasurements } from './measurements.ts';
import { warmUp } from '../chat/warm-up.ts';
import { ADVISER_CONNECTIONS } from './adviser-connections.ts';

/** The data of a new thread. */
export interface AdviserThreadData {
  server: pg.PoolConfig;
  /** The URL of its standby, for reads. */
  readUrl?: string | undefined;
  models: ModelSettings;
  logLevel: string;
  traces: TraceSettings;
}

/** A question as a thread gets it, with a port for its answer. */
export interface SentQuestion {
  type: 'ask';
  question: Omit<Question, 'signal' | 'onExplained'>;
  /** True if the reasons for the answer are wanted. */
  explains: boolean;
  /** The call that it belongs to. */
  call: CallContext;
  /** True if the shop was changed a moment ago: a replica may lack that. */
  isChanged: boolean;
  port: MessagePort;
}
/** A task as a thread gets it, with a port for its result. */
export interface SentTask {
  type: 'run';
  name: TaskName;
  input: Parameters<Tasks[TaskName]>;
  port: MessagePort;
}
export type ToThread = SentQuestion | SentTask | { type: 'ping' } | { type: 'stop' };

/** The only message to an answer's port at the thread: the shopper has left. */
export type ToAnswer = 'left';
/** A part of an answer, or its report, which comes last; or the result of a task. */
export type FromPort =
  | { part: Part }
  | { explanation: Explanation }
  | { report: Report }
  | { result: unknown }
  | { error: unknown };
/** A thread's message: that it is warm, a response to each ping, and what it measured. */
export type FromThread = 'ready' | 'pong' | SentMeasurements;

const main = parentPort;
if (!main) throw new Error('This program runs in a thread.');
const { server, readUrl, models, logLevel, traces } = workerData as AdviserThreadData;
const log = createLog(logLevel);
const { store, replica, close } = shareDatabase(server, {
  connections: ADVISER_CONNECTIONS,
  readUrl,
  // The main thread logs outages.
  onUnwritten: (error, writes) => log.error({ err: error, writes }, 'Failed to save model spending'),
});
const { modelBudget } = store;
const adviser = createAdviser({ ...sourcesOf(store), modelBudget, models: createModels(models), log });
const stopForwarding = forwardMeasurements(main);
const closeTraces = await openTraces(traces, log);
const stopped = new AbortController();

async function answer({ question, explains, isChanged, port }: SentQuestion): Promise<void> {
  if (isChanged) replica?.note({ organizationId: question.organizationId, topic: 'shop' });
  const left = new AbortController();
  port.on('message', () => left.abort());
  const send = (message: FromPort) => port.postMessage(message, []);
  const { parts, report } = adviser.advise({
    ...question,
    signal: left.signal,
    ...(explains && { onExplained: (explanation) => send({ explanation }) }),
  });
  for await (const part of parts) send({ part });
  send({ report: await report });
  port.close();
}

async function perform({ name, input, port }: SentTask): Promise<void> {
  const message = await runTask('', name, ...input).then(
    (result): FromPort => ({ result }),
    (error: unknown): FromPort => ({ error }),
  );
  port.postMessage(message, []);
  port.close();
}

main.on('message', (message: ToThread) => {
  if (message.type === 'ask') void callContext.run(message.call, answer, message);
  if (message.type === 'run') void perform(message);
  if (message.type === 'ping') main.postMessage('pong' satisfies FromThread, []);
  if (message.type !== 'stop') return;
  stopped.abort();
  void close();
  void closeTraces()
    .then(stopForwarding)
    .then(() => main.close());
});
await warmUp(stopped.signal).catch(() => {});
main.postMessage('ready' satisfies FromThread, []);
