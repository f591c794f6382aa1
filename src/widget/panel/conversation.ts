import type { Emit } from '../aisle.ts';
import { type Api, Unanswered } from './api.ts';
import { plainText } from './markdown.ts';
import type { Memory } from './memory.ts';
import type { PageContext } from './page-context.ts';
import { type Change, EMPTY, type Exchange, type Feedback, type Part, reduce, textOf } from './state.ts';

/** In characters, the limit of the service. */
export const MAX_QUESTION_LENGTH = 2000;

export interface ConversationOptions {
  api: Api;
  memory: Memory;
  emit: Emit;
  page: () => PageContext;
  /** Runs the work after an imperceptible delay. */
  soon: (work: () => void) => void;
}

const lastOf = (exchanges: readonly Exchange[]) => exchanges.at(-1);

/**
 * Asks questions and keeps the conversation. Listeners hear of an answer's start and end immediately, and of what comes
 * in between in batches.
 */
export function createConversation({ api, memory, emit, page, soon }: ConversationOptions) {
  let state = EMPTY;
  let asking: AbortController | undefined;
  let turn = Promise.resolve();
  let restoring: Promise<void> | undefined;
  let pending: Part[] = [];
  const watchers = new Set<() => void>();

  function change(...changes: Change[]): void {
    state = changes.reduce(reduce, state);
    watchers.forEach((watcher) => watcher());
  }

  function flush(): void {
    const parts = pending;
    pending = [];
    if (parts.length > 0) change({ type: 'parts', parts });
  }

  function take(part: Part): void {
    pending.push(part);
    if (state.live?.segments.length === 0) flush();
    else if (pending.length === 1) soon(flush);
    if (part.type === 'products' || part.type === 'comparison') emit('products', { products: part.products });
  }

  /** A question asked during an answer aborts that answer. */
  function ask(question: string): Promise<void> {
    const text = question.trim().slice(0, MAX_QUESTION_LENGTH);
    if (text === '') return turn;
    asking?.abort();
    asking = new AbortController();
    return (turn = askAfter(turn, text, asking.signal));
  }

  async function askAfter(before: Promise<void>, text: string, signal: AbortSignal): Promise<void> {
    await before;
    await restoring;
    // Or aborted before it was sent.
    if (!signal.aborted) await send(text, signal);
    if (asking?.signal === signal) asking = undefined;
  }

  async function send(text: string, signal: AbortSignal): Promise<void> {
    change({ type: 'asked', question: text });
    emit('message', { role: 'shopper', text });
    const known = (exchangeId: string) => change({ type: 'known', exchangeId });
    let ended: Exclude<Exchange['state'], 'open'> = 'done';
    try {
      await api.ask({ text, page: page() }, signal, { known, part: take });
    } catch (error) {
      ended = error instanceof Unanswered ? error.failure : signal.aborted ? 'stopped' : 'failed';
    }
    flush();
    change({ type: 'ended', state: ended });
    if (ended === 'done') emit('message', { role: 'assistant', text: answerOf(lastOf(state.past)) });
    else if (ended !== 'stopped') emit('error', { message: ended });
  }

  function clear(): void {
    asking?.abort();
    asking = undefined;
    pending = [];
    change({ type: 'cleared' });
  }

  function forget(): void {
    memory.keep({ token: undefined });
    clear();
  }

  async function retry(): Promise<void> {
    const last = lastOf(state.past);
    if (!last || asking || last.state === 'done') return;
    change({ type: 'taken_back' });
    await ask(last.question);
  }

  return {
    get state() {
      return state;
    },
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    ask,
    retry,
    stop: () => asking?.abort(),
    /** Restores the conversation that the tab had on another page. A question waits for it. */
    restore(): Promise<void> {
      restoring ??= memory.token === undefined ? Promise.resolve() : restoreNow();
      return restoring;
    },
    /** For a page restored from history: meanwhile another may have continued the conversation, or ended it. */
    resume(): Promise<void> {
      memory.read();
      clear();
      restoring = undefined;
      return this.restore();
    },
    /** Retries a question that did not get through. */
    online: () => (lastOf(state.past)?.state === 'offline' ? retry() : Promise.resolve()),
    restart: forget,
    /** @throws {Unanswered} and keeps the conversation */
    async erase(): Promise<void> {
      asking?.abort();
      if (memory.token !== undefined) await api.erase();
      forget();
    },
    async rate(exchangeId: string, feedback: Feedback): Promise<void> {
      const before = state.past.find((each) => each.exchangeId === exchangeId)?.feedback ?? null;
      change({ type: 'rated', exchangeId, feedback });
      await api.rate(exchangeId, feedback).catch(() => change({ type: 'rated', exchangeId, feedback: before }));
    },
  };

  async function restoreNow(): Promise<void> {
    const { token } = memory;
    try {
      const exchanges = await api.session();
      if (memory.token !== token || state.live) return;
      if (exchanges) change({ type: 'restored', exchanges });
      else memory.keep({ token: undefined });
    } catch {
      // The conversation still exists: it continues with the next question, and is fetched when next opened.
      restoring = undefined;
    }
  }
}

/** As plain words, to be announced or logged. */
export const answerOf = (exchange: Exchange | undefined): string => (exchange ? plainText(textOf(exchange)) : '');

export type Conversation = ReturnType<typeof createConversation>;
