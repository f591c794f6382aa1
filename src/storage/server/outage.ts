import { setTimeout as sleep } from 'node:timers/promises';
import { outsideCalls } from '../../domain/call-context.ts';
import { readFault } from './database-fault.ts';

/** Interval between probes of the server: while statements are pending, and during an outage. */
const PROBE_INTERVAL_MS = 250;
/**
 * Consecutive answers that end an outage: a server that shuts down may answer once more after ending other sessions.
 */
const ANSWERS_AT_END = 2;

export interface OutageEvents {
  /** Called once when an outage begins, with the error that revealed it. */
  onOutage?: (error: Error) => void;
  /** Called once when it is over. */
  onRecovery?: (durationMs: number) => void;
}

export interface OutageOptions extends OutageEvents {
  /** Checks that the server is alive. @throws the driver's error */
  probe: () => Promise<void>;
  /** True if a call is waiting for the server. */
  isAwaited: () => boolean;
  /** Aborts all pending calls. */
  cutOff: () => void;
}

/** The state of the server, as far as this process knows. */
export interface Outage {
  /** True from a failed probe until one succeeds: calls in between can be refused immediately. */
  isCertain(): boolean;
  /** Begins an outage, unless one is in progress: a connection was lost. */
  begin(error: Error): void;
  /** Refuses all calls from now on, pending ones included. */
  giveUp(): void;
  /** Stops all probing. */
  close(): void;
}

/**
 * Monitors the server. An outage begins with the first lost connection, or with a probe that gets no answer while calls
 * are pending; it ends with probes that are answered.
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
  let isGivenUp = false;
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
    const since = performance.now();
    began = since;
    outsideCalls(() => {
      onOutage(error);
      void awaitServer(since);
    });
  }

  /** A server that is up but cannot take one more session still serves the existing ones. */
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
      // Sleeps after an answer too: by then all effects of the outage have surfaced, and none counts as another outage.
      await sleep(PROBE_INTERVAL_MS);
    }
    began = undefined;
    if (!closed.signal.aborted) onRecovery(Math.round(performance.now() - since));
  }

  function close(): void {
    closed.abort();
    clearInterval(watch);
  }

  return {
    isCertain: () => isCertain || isGivenUp,
    begin,
    giveUp() {
      isGivenUp = true;
      close();
      cutOff();
    },
    close,
  };
}
