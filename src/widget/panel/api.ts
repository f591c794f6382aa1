import { createEventReader } from './event-stream.ts';
import type { PageContext } from './page-context.ts';
import type { Failure, Feedback, Part, StoredExchange } from './state.ts';
import type { TabStorage } from './tab-storage.ts';

/** Longer silence means that the service is gone: it sends a heartbeat every 15 seconds. */
const SILENCE_MS = 45_000;

export class AnswerError extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

export type ShopEvent =
  | { type: 'opened' }
  | { type: 'product_clicked'; productId: string }
  | { type: 'added_to_cart'; productId: string; amount: number };

interface ApiOptions {
  /** The service's URL, with a trailing slash. */
  base: string;
  key: string;
  /** Token that opens an assistant before it is live. */
  preview: string | undefined;
  fetch: typeof fetch;
  /** True if the browser believes that it is online. */
  isOnline: () => boolean;
  storage: TabStorage;
}

interface AnswerListener {
  onStart: (exchangeId: string) => void;
  onPart: (part: Part) => void;
}

/** A client of the service, as docs/widget-api.md describes it. */
export function createApi({ base, key, preview, fetch, isOnline, storage }: ApiOptions) {
  const query = preview === undefined ? '' : `?preview=${encodeURIComponent(preview)}`;
  const urlOf = (path: string) => `${base}api/widget/${encodeURIComponent(key)}/${path}${query}`;

  /** The network may be down, or anything else may block the service. */
  const networkError = () => new AnswerError(isOnline() ? 'failed' : 'offline');

  /** Leaves a 404 to the caller. @throws {AnswerError} for any other failure */
  async function call(path: string, init: RequestInit & { json?: object } = {}): Promise<Response> {
    const { json, ...rest } = init;
    const headers: Record<string, string> = {};
    if (storage.token !== undefined) headers['Authorization'] = `Bearer ${storage.token}`;
    if (json) headers['Content-Type'] = 'application/json';
    const answer = await fetch(urlOf(path), {
      credentials: 'omit',
      ...rest,
      headers,
      ...(json && { method: 'POST', body: JSON.stringify(json) }),
    }).catch((error: unknown) => {
      throw rest.signal?.aborted ? error : networkError();
    });
    if (answer.ok || answer.status === 404) return answer;
    throw new AnswerError(answer.status === 429 ? 'busy' : 'failed');
  }

  /** Events from before the session started: they count only with its token. */
  const early: ShopEvent[] = [];

  /** Survives the page, needs no preflight, and is not awaited. */
  function send(event: ShopEvent): void {
    const body = JSON.stringify({ ...event, token: storage.token });
    void fetch(urlOf('events'), { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {});
  }

  function startSession(token: string | undefined): void {
    if (token !== undefined) storage.save({ token, open: true });
    if (storage.token !== undefined) early.splice(0).forEach(send);
  }

  return {
    /**
     * Resolves when the answer ends.
     * @throws {AnswerError} when it is incomplete; an AbortError when the signal aborted it
     */
    async ask(
      question: { text: string; page: PageContext },
      signal: AbortSignal,
      { onStart, onPart }: AnswerListener,
    ): Promise<void> {
      let isDone = false;
      const read = createEventReader((type, data) => {
        const event = JSON.parse(data) as object;
        if (type === 'session') {
          const { token, exchangeId } = event as { token?: string; exchangeId: string };
          startSession(token);
          onStart(exchangeId);
        } else if (type === 'error') throw new AnswerError('failed');
        else if (type === 'done') isDone = true;
        else onPart({ type, ...event } as Part);
      });
      const silence = abortOnSilence(signal);
      try {
        const answer = await call('messages', { json: question, signal: silence.signal });
        if (!answer.ok || !answer.body) throw new AnswerError('failed');
        await readText(answer.body, (text) => {
          silence.restart();
          read(text);
        });
      } catch (error) {
        throw signal.aborted || error instanceof AnswerError ? error : networkError();
      } finally {
        // Also stops reading an answer that cannot be parsed.
        silence.abort();
      }
      if (!isDone) throw new AnswerError('failed');
    },

    /** Returns undefined for a conversation that no longer exists. @throws {AnswerError} */
    async session(): Promise<StoredExchange[] | undefined> {
      const answer = await call('session');
      if (!answer.ok) return undefined;
      return ((await answer.json()) as { result: { exchanges: StoredExchange[] } }).result.exchanges;
    },

    /** @throws {AnswerError} */
    async erase(): Promise<void> {
      await call('session', { method: 'DELETE' });
    },

    /** @throws {AnswerError} */
    async rate(exchangeId: string, feedback: Feedback): Promise<void> {
      const answer = await call('feedback', { json: { exchangeId, feedback } });
      if (!answer.ok) throw new AnswerError('failed');
    },

    /** Reports now, or once the session starts. */
    report(event: ShopEvent): void {
      if (storage.token === undefined) early.push(event);
      else send(event);
    },
  };
}

export type Api = ReturnType<typeof createApi>;

/** Its signal aborts with the given one, and when `restart` has not been called for `SILENCE_MS`. */
function abortOnSilence(signal: AbortSignal) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  function abort(): void {
    clearTimeout(timer);
    controller.abort();
  }
  function restart(): void {
    clearTimeout(timer);
    timer = setTimeout(abort, SILENCE_MS);
  }
  // Some browsers that we support lack `AbortSignal.any`.
  signal.addEventListener('abort', abort);
  restart();
  return { signal: controller.signal, restart, abort };
}

async function readText(body: ReadableStream<Uint8Array<ArrayBuffer>>, onText: (text: string) => void): Promise<void> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) onText(next.value);
}
