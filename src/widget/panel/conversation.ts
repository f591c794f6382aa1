import type { Emit } from '../aisle.ts';
import { type Api, AnswerError } from './api.ts';
import { plainText } from './markdown.ts';
import type { PageContext } from './page-context.ts';
import { type Exchange, type Feedback, textOf } from './state.ts';
import type { PanelStore } from './store.ts';
import type { TabStorage } from './tab-storage.ts';

/** In characters: the service's limit. */
export const MAX_QUESTION_LENGTH = 2000;

interface ConversationOptions {
  api: Api;
  storage: TabStorage;
  store: PanelStore;
  emit: Emit;
  page: () => PageContext;
}

/** Asks questions, one at a time, and keeps the conversation. */
export function createConversation({ api, storage, store, emit, page }: ConversationOptions) {
  const { dispatch, addPart } = store;
  const lastExchange = () => store.state.past.at(-1);
  /** Belongs to the last question until its answer ends. */
  let current: AbortController | undefined;
  /** Resolves when all questions so far are answered. */
  let queue = Promise.resolve();
  let restoring: Promise<void> | undefined;

  /** A question asked during an answer aborts that answer. */
  function ask(question: string): Promise<void> {
    const text = question.trim().slice(0, MAX_QUESTION_LENGTH);
    if (text === '') return queue;
    current?.abort();
    current = new AbortController();
    return (queue = askAfter(queue, text, current.signal));
  }

  async function askAfter(previous: Promise<void>, text: string, signal: AbortSignal): Promise<void> {
    await previous;
    await restoring;
    // It may have been aborted before it was sent.
    if (!signal.aborted) await send(text, signal);
    if (current?.signal === signal) current = undefined;
  }

  async function send(text: string, signal: AbortSignal): Promise<void> {
    dispatch({ type: 'asked', question: text });
    emit('message', { role: 'shopper', text });
    const onStart = (exchangeId: string) => dispatch({ type: 'started', exchangeId });
    let end: Exclude<Exchange['state'], 'open'> = 'done';
    try {
      await api.ask({ text, page: page() }, signal, { onStart, onPart: addPart });
    } catch (error) {
      end = error instanceof AnswerError ? error.failure : signal.aborted ? 'stopped' : 'failed';
    }
    dispatch({ type: 'ended', state: end });
    if (end === 'done') emit('message', { role: 'assistant', text: plainAnswer(lastExchange()) });
    else if (end !== 'stopped') emit('error', { message: end });
  }

  async function retry(): Promise<void> {
    const last = lastExchange();
    if (!last || current || last.state === 'done') return;
    dispatch({ type: 'last_removed' });
    await ask(last.question);
  }

  function clear(): void {
    current?.abort();
    current = undefined;
    dispatch({ type: 'cleared' });
  }

  function restart(): void {
    storage.save({ token: undefined });
    clear();
  }

  /** Restores the conversation that the tab had on another page. A question waits for it. */
  function restore(): Promise<void> {
    return (restoring ??= restoreStored(api, storage, store).catch(() => {
      // The conversation still exists: it continues with the next question, and is fetched when next opened.
      restoring = undefined;
    }));
  }

  return {
    ask,
    retry,
    restore,
    restart,
    stop: () => current?.abort(),
    /** For a page restored from history: another page may have continued the conversation, or ended it. */
    resume(): Promise<void> {
      storage.read();
      clear();
      restoring = undefined;
      return restore();
    },
    /** Retries a question that failed because there was no network. */
    online: () => (lastExchange()?.state === 'offline' ? retry() : Promise.resolve()),
    /** @throws {AnswerError} and keeps the conversation */
    async erase(): Promise<void> {
      current?.abort();
      if (storage.token !== undefined) await api.erase();
      restart();
    },
    async rate(exchangeId: string, feedback: Feedback): Promise<void> {
      const before = store.state.past.find((each) => each.exchangeId === exchangeId)?.feedback ?? null;
      dispatch({ type: 'rated', exchangeId, feedback });
      await api.rate(exchangeId, feedback).catch(() => dispatch({ type: 'rated', exchangeId, feedback: before }));
    },
  };
}

/** @throws {AnswerError} when the conversation could not be fetched */
async function restoreStored(api: Api, storage: TabStorage, store: PanelStore): Promise<void> {
  const { token } = storage;
  if (token === undefined) return;
  const exchanges = await api.session();
  // Meanwhile a new conversation may have begun.
  if (storage.token !== token || store.state.live) return;
  if (exchanges) store.dispatch({ type: 'restored', exchanges });
  else storage.save({ token: undefined });
}

/** Returns the answer without its formatting, to be announced or logged. */
export const plainAnswer = (exchange: Exchange | undefined): string => (exchange ? plainText(textOf(exchange)) : '');

export type ConversationStore = ReturnType<typeof createConversation>;
