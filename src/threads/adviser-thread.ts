import { on } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type {
  AdviserThreadData,
  FromPort,
  FromThread,
  SentQuestion,
  SentTask,
  ToAnswer,
  ToThread,
} from './adviser-program.ts';
import { republish } from './measurements.ts';

/** Heap limits: an answer takes a few MB, and the tables of all languages about 40. */
const MAX_OLD_HEAP_MB = 512;
const MAX_YOUNG_HEAP_MB = 16;
/** Interval of checking that a thread with questions responds, and the number of checks that it may miss. */
const PING_MS = 5_000;
const MAX_MISSED = 4;
/** Time to save what is still to be saved. */
const STOP_MS = 5_000;

export interface AdviserThreadOptions {
  program: string;
  data: AdviserThreadData;
  pingMs?: number | undefined;
  /** Called once when the thread is warm. */
  onReady: () => void;
  /** Called when the thread has failed. */
  onFailure: (error: Error) => void;
}

/** A thread that answers questions, several at a time. One that fails, or no longer responds, is terminated. */
export class AdviserThread {
  readonly #worker: Worker;
  readonly #exited: Promise<void>;
  readonly #onFailure: (error: Error) => void;
  readonly #pingMs: number;
  /** Questions in progress by organization. */
  readonly #underWay = new Map<string, number>();
  #missed = 0;
  #pinging: NodeJS.Timeout | undefined;
  #isReady = false;
  #isEnding = false;

  constructor({ program, data, pingMs = PING_MS, onReady, onFailure }: AdviserThreadOptions) {
    this.#pingMs = pingMs;
    this.#onFailure = onFailure;
    this.#worker = new Worker(program, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: MAX_OLD_HEAP_MB, maxYoungGenerationSizeMb: MAX_YOUNG_HEAP_MB },
    });
    this.#worker.on('message', (message: FromThread) => {
      this.#missed = 0;
      if (typeof message === 'object') republish(message);
      if (message !== 'ready') return;
      this.#isReady = true;
      onReady();
    });
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#exited = new Promise((resolve) => this.#worker.once('exit', () => resolve()));
    void this.#exited.then(() => this.#fail(new Error('It ended.')));
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** Number of questions in progress. */
  get load(): number {
    return this.#underWay.values().reduce((sum, count) => sum + count, 0);
  }

  serves(organizationId: string): boolean {
    return this.#underWay.has(organizationId);
  }

  /**
   * @param signal aborted when the shopper has left
   * @returns the parts as they arrive, then the report; without the report if the thread failed
   */
  ask(
    asked: Pick<SentQuestion, 'question' | 'explains' | 'call' | 'isChanged'>,
    signal: AbortSignal,
  ): AsyncGenerator<FromPort> {
    return this.#exchange(asked.question.organizationId, (port) => ({ type: 'ask', ...asked, port }), signal);
  }

  /** Returns the result of a task. @throws the task's error, or one if the thread failed */
  async run(organizationId: string, task: Pick<SentTask, 'name' | 'input'>): Promise<unknown> {
    for await (const message of this.#exchange(organizationId, (port) => ({ type: 'run', ...task, port }))) {
      if ('error' in message) throw message.error;
      if ('result' in message) return message.result;
    }
    throw new Error('The thread failed.');
  }

  async *#exchange(
    organizationId: string,
    send: (port: MessagePort) => SentQuestion | SentTask,
    signal?: AbortSignal,
  ): AsyncGenerator<FromPort> {
    const { port1: own, port2: port } = new MessageChannel();
    const messages = on(own, 'message', { close: ['close'] }) as AsyncIterable<[FromPort]>;
    const leave = () => own.postMessage('left' satisfies ToAnswer, []);
    this.#count(organizationId, 1);
    try {
      this.#worker.postMessage(send(port), [port]);
      if (signal?.aborted) leave();
      signal?.addEventListener('abort', leave);
      let isComplete = false;
      for await (const [message] of messages) {
        isComplete ||= !('part' in message || 'explanation' in message);
        yield message;
      }
      // The port of an ended thread closes before its worker tells.
      if (!isComplete) this.#fail(new Error('It ended.'));
    } finally {
      signal?.removeEventListener('abort', leave);
      own.close();
      this.#count(organizationId, -1);
    }
  }

  /** Ends the thread once it has saved its data. */
  async stop(): Promise<void> {
    clearInterval(this.#pinging);
    this.#isEnding = true;
    const late = setTimeout(() => void this.#worker.terminate(), STOP_MS);
    this.#send({ type: 'stop' });
    await this.#exited;
    clearTimeout(late);
  }

  #send(message: Extract<ToThread, { type: 'ping' | 'stop' }>): void {
    this.#worker.postMessage(message, []);
  }

  /** Counts a question, and checks that the thread responds as long as there is one. */
  #count(organizationId: string, change: 1 | -1): void {
    const count = (this.#underWay.get(organizationId) ?? 0) + change;
    if (count === 0) this.#underWay.delete(organizationId);
    else this.#underWay.set(organizationId, count);
    if (this.#underWay.size > 0) {
      this.#pinging ??= setInterval(() => this.#ping(), this.#pingMs).unref();
      return;
    }
    clearInterval(this.#pinging);
    this.#pinging = undefined;
    this.#missed = 0;
  }

  /** Counts checks rather than time, because the whole process may have been suspended. */
  #ping(): void {
    this.#missed += 1;
    if (this.#missed > MAX_MISSED) this.#fail(new Error('It no longer responds.'));
    else this.#send({ type: 'ping' });
  }

  #fail(error: Error): void {
    if (this.#isEnding) return;
    this.#isEnding = true;
    this.#worker.on('error', () => {});
    clearInterval(this.#pinging);
    this.#onFailure(error);
    void this.#worker.terminate();
  }
}
