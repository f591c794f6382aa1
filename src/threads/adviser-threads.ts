import type { Logger } from 'pino';
import type { Report } from '../domain/answer.ts';
import { currentCall, outsideCalls } from '../domain/call-context.ts';
import { findProgram } from '../programs.ts';
import type { Adviser } from '../chat/adviser.ts';
import type { AnswerDraft, Question } from '../chat/answer-draft.ts';
import type { Models } from '../chat/models/registry.ts';
import type { Part } from '../chat/parts.ts';
import { reportOf } from '../chat/report.ts';
import type { RunTask } from '../chat/tasks.ts';
import { MIN_ADVISER_THREADS, maxAdviserThreads } from './adviser-connections.ts';
import type { AdviserThreadData } from './adviser-program.ts';
import { AdviserThread } from './adviser-thread.ts';

/** The first thread starts after this time, or when a shopper comes: until then, the service itself starts faster. */
const START_DELAY_MS = 10_000;

export interface AdviserThreadsOptions {
  data: AdviserThreadData;
  /** For the report of an answer whose thread failed. */
  models: Models;
  log: Pick<Logger, 'error'>;
  /** False to start no thread before somebody asks. */
  warmsUp?: boolean;
  /** True if this thread has changed an organization's shop, and the replica may lack it. */
  hasChanged?: (organizationId: string) => boolean;
  /** The file that a thread runs. */
  program?: string;
  /** Interval of checking that threads respond. */
  pingMs?: number;
}

export interface AdviserThreads extends Adviser {
  close(): Promise<void>;
}

/**
 * An adviser whose answers are made in threads of their own, so that no text, however expensive, delays a call. The
 * questions of one organization stay in one thread at a time, and those of others go to another if one is free. A
 * thread that fails is replaced, and its shoppers are asked to try again.
 */
export function createAdviserThreads({
  data,
  models,
  log,
  pingMs,
  warmsUp = true,
  hasChanged = () => false,
  program = findProgram('adviser.js', 'threads/adviser-program.ts'),
}: AdviserThreadsOptions): AdviserThreads {
  const threads = new Set<AdviserThread>();
  let isClosed = false;
  const startAnother = () => void (!isClosed && warmsUp && threads.size < MIN_ADVISER_THREADS && start());

  function start(): AdviserThread {
    const thread = new AdviserThread({
      program,
      data,
      pingMs,
      // One after another, because a thread that starts takes a processor for a while.
      onReady: startAnother,
      onFailure(error) {
        threads.delete(thread);
        outsideCalls(() => log.error({ err: error }, 'A thread that answers shoppers failed: starting another'));
      },
    });
    threads.add(thread);
    return thread;
  }

  /** The one with the least to do; of those, the one that has rested longest, so that all stay warm. */
  function threadFor(organizationId: string): AdviserThread {
    const byLoad = [...threads].toSorted((a, b) => Number(b.isReady) - Number(a.isReady) || a.load - b.load);
    const chosen = byLoad.find((thread) => thread.serves(organizationId)) ?? byLoad[0] ?? start();
    const areBusy = byLoad.length > 0 && byLoad.every(({ isReady, load }) => isReady && load > 0);
    if (areBusy && threads.size < maxAdviserThreads()) start();
    threads.delete(chosen);
    threads.add(chosen);
    return chosen;
  }

  async function* answer(question: Question, settle: (report: Report) => void): AsyncGenerator<Part> {
    const { signal, onExplained, ...sent } = question;
    const isChanged = hasChanged(question.organizationId);
    const asked = { question: sent, explains: onExplained !== undefined, call: currentCall(), isChanged };
    const [began, left] = [performance.now(), new AbortController()];
    const messages = threadFor(question.organizationId).ask(asked, AbortSignal.any([signal, left.signal]));
    let report: Report | undefined;
    let firstMs: number | null = null;
    let isRead = false;
    try {
      for (let next = await messages.next(); !next.done; next = await messages.next()) {
        if ('report' in next.value) ({ report } = next.value);
        if ('explanation' in next.value) onExplained?.(next.value.explanation);
        if (!('part' in next.value)) continue;
        firstMs ??= performance.now() - began;
        yield next.value.part;
      }
      if (!report && !signal.aborted) {
        yield { type: 'error', message: (await draftOf(models, question)).turn.language.phrases.trouble };
        yield { type: 'done' };
      }
      isRead = true;
    } finally {
      left.abort();
      // The report of a shopper who has left.
      for await (const message of messages) if ('report' in message) ({ report } = message);
      const times = { firstMs, totalMs: performance.now() - began, aborted: !isRead };
      // The thread does not know of parts that nobody read.
      if (report) settle({ ...report, aborted: report.aborted || !isRead });
      else settle(reportOfLost(await draftOf(models, question), times));
    }
  }

  setTimeout(() => threads.size === 0 && startAnother(), START_DELAY_MS).unref();
  return {
    advise(question) {
      const { promise: report, resolve } = Promise.withResolvers<Report>();
      return { parts: answer(question, resolve), report };
    },
    run: (async (organizationId, name, ...input) =>
      threadFor(organizationId).run(organizationId, { name, input })) as RunTask,
    async close() {
      isClosed = true;
      await Promise.all([...threads].map((thread) => thread.stop()));
    },
  };
}

/** Loaded when needed, because the tables of languages take much memory. */
async function draftOf(models: Models, question: Question): Promise<AnswerDraft> {
  const { createDraft } = await import('../chat/answer-draft.ts');
  return createDraft(models, question, question.signal);
}

/** Reports an answer whose thread failed. */
function reportOfLost({ turn, spent, resolved }: AnswerDraft, times: Pick<Report, 'firstMs' | 'totalMs' | 'aborted'>) {
  return reportOf(turn, { ...spent, outcome: 'unanswered' }, resolved, [], { fallback: null, ...times });
}
