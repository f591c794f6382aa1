import type { Backlog } from '../../domain/backlog.ts';
import { isOutage } from '../../domain/refusal.ts';

const RETRY_MS = 1_000;
/** A long answer with its cards is 20 kB. */
const MAX_LINES = 1_000;

/** Called for writes that are dropped: they failed on their own, exceed the limit, or the process is exiting. */
export type OnUnwritten = (error: unknown, writes: number) => void;

interface Line {
  works: (() => Promise<unknown>)[];
  /** Resumes the pending writes. */
  resume: () => Promise<void>;
}

/** Holds writes in memory during an outage; `close` tries them one last time. */
export function createBacklog(onUnwritten: OnUnwritten): Backlog & { close(): Promise<void> } {
  const waiting = new Set<Line>();
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function resumeAll(): Promise<void> {
    for (const { resume } of waiting) await resume();
    retry = undefined;
    if (waiting.size > 0) resumeLater();
  }

  function resumeLater(): void {
    if (!isClosed) retry ??= setTimeout(() => void resumeAll(), RETRY_MS).unref();
  }

  function putOff(line: Line, error: unknown): void {
    if (!isClosed && (waiting.has(line) || waiting.size < MAX_LINES)) {
      waiting.add(line);
      resumeLater();
      return;
    }
    waiting.delete(line);
    onUnwritten(error, line.works.splice(0).length);
  }

  return {
    line() {
      const works: Line['works'] = [];
      let turn = Promise.resolve();
      const line = { works, resume: () => (turn = turn.then(go)) };

      async function go(): Promise<void> {
        for (let work = works[0]; work; work = works[0]) {
          try {
            await work();
          } catch (error) {
            if (isOutage(error)) return putOff(line, error);
            onUnwritten(error, 1);
          }
          works.shift();
        }
        waiting.delete(line);
      }

      return (work) => {
        works.push(work);
        return line.resume();
      };
    },
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await Promise.all([...waiting].map(({ resume }) => resume()));
    },
  };
}
