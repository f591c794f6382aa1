import { setTimeout as sleep } from 'node:timers/promises';
import { readFault } from './database-fault.ts';

/** How often the server is asked whether it is there: while statements are under way, and during an outage. */
const PROBE_INTERVAL_MS = 250;
/** How many answers in a row end an outage: a server that shuts down may answer once more after it ended other sessions. */
const ANSWERS_AT_END = 2;

export interface OutageEvents {
  /** Called once when an outage begins, with what it was noticed by. */
  onOutage?: (error: Error) => void;
  /** Called once when it is over. */
  onRecovery?: (durationMs: number) => void;
}

export interface OutageOptions extends OutageEvents {
  /** Asks the server for a sign of life. @throws the driver's error */
  probe: () => Promise<void>;
  /** Whether somebody waits for an answer of the server. */
  isAwaited: () => boolean;
  /** Gives up on all answers that have not come. */
  cutOff: () => void;
}

/** Whether the server is there, as far as this process knows. */
export interface Outage {
  /** True once a probe has failed, and until one succeeds: whoever calls meanwhile need not wait to be refused. */
  isCertain(): boolean;
  /** Begins an outage, unless there is one: a connection was lost. */
  begin(error: Error): void;
  /** Ends all probing. */
  close(): void;
}

/**
 * Watches over the server. An outage begins with the first lost connection, or with a probe that stays unanswered while
 * answers are awaited; it ends with probes that are answered.
 */
export function createOutage({
  probe,
  isAwaited,
  cutOff,
  onOutage = () => {},
  onRecovery = () => {},
}: OutageOptions): Outage {
  const closed = new AbortController();
  let began: number | undefined;
  let isCertain = false;
  let isProbing = false;

  const watch = setInterval(() => {
    if (isProbing || began !== undefined || !isAwaited()) return;
    isProbing = true;
    probe()
      .catch((error: Error) => {
        begin(error);
        judge(error);
      })
      .finally(() => (isProbing = false));
  }, PROBE_INTERVAL_MS);
  watch.unref();

  function begin(error: Error): void {
    if (began !== undefined || closed.signal.aborted) return;
    began = Date.now();
    onOutage(error);
    void awaitServer(began);
  }

  /** A server that is up but has no room for one more session goes on serving those that there are. */
  function judge(failure: unknown): void {
    isCertain = readFault(failure)?.isLost === true;
    if (isCertain) cutOff();
  }

  async function awaitServer(since: number): Promise<void> {
    let answers = 0;
    while (answers < ANSWERS_AT_END && !closed.signal.aborted) {
      const failure = await probe().catch((error: unknown) => error);
      answers = failure === undefined ? answers + 1 : 0;
      if (failure === undefined) isCertain = false;
      else judge(failure);
      // After an answer too: what the outage broke has been heard of by then, and does not count as another one.
      await sleep(PROBE_INTERVAL_MS);
    }
    began = undefined;
    if (!closed.signal.aborted) onRecovery(Date.now() - since);
  }

  return {
    isCertain: () => isCertain,
    begin,
    close() {
      closed.abort();
      clearInterval(watch);
    },
  };
}
