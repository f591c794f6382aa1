import { createEventReader } from './event-stream.ts';
import type { Memory } from './memory.ts';
import type { PageContext } from './page-context.ts';
import type { Failure, Feedback, KeptExchange, Part } from './state.ts';

/** Longer silence means that the service is gone: it sends a heartbeat every 15 seconds. */
const SILENCE_MS = 45_000;

export class Unanswered extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

const failureOf = (status: number) => new Unanswered(status === 429 ? 'busy' : 'failed');
/** A failed request: the network may be down, or anything else may block the service. */
const unreached = (isOnline: boolean) => new Unanswered(isOnline ? 'failed' : 'offline');

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
  memory: Memory;
}

/** A client of the service, as docs/widget-api.md describes it. */
export function createApi({ base, key, preview, fetch, isOnline, memory }: ApiOptions) {
  const query = preview === undefined ? '' : `?preview=${encodeURIComponent(preview)}`;
  const at = (path: string) => `${base}api/widget/${encodeURIComponent(key)}/${path}${query}`;

  async function call(path: string, init: RequestInit & { json?: object } = {}): Promise<Response> {
    const { json, ...rest } = init;
    const headers: Record<string, string> = {};
    if (memory.token !== undefined) headers['Authorization'] = `Bearer ${memory.token}`;
    if (json) headers['Content-Type'] = 'application/json';
    return fetch(at(path), {
      credentials: 'omit',
      ...rest,
      headers,
      ...(json && { method: 'POST', body: JSON.stringify(json) }),
    }).catch((error: unknown) => {
      if (rest.signal?.aborted) throw error;
      throw unreached(isOnline());
    });
  }

  /** Events from before the session started: they count only with its token. */
  const early: ShopEvent[] = [];

  /** Survives the page, needs no preflight, and is not awaited. */
  function send(event: ShopEvent): void {
    const body = JSON.stringify({ ...event, token: memory.token });
    void fetch(at('events'), { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {});
  }

  return {
    /**
     * Resolves when the answer ends.
     * @throws {Unanswered} when it is incomplete; an AbortError when the signal aborted it
     */
    async ask(
      question: { text: string; page: PageContext },
      signal: AbortSignal,
      told: { known(exchangeId: string): void; part(part: Part): void },
    ): Promise<void> {
      const over = new AbortController();
      const end = () => over.abort();
      // Some browsers that we support lack `AbortSignal.any`.
      signal.addEventListener('abort', end);
      let timer = setTimeout(end, SILENCE_MS);
      let isDone = false;
      const read = createEventReader((type, text) => {
        const event = JSON.parse(text) as object;
        if (type === 'session') {
          const { token, exchangeId } = event as { token?: string; exchangeId: string };
          if (token !== undefined) memory.keep({ token, open: true });
          if (memory.token !== undefined) early.splice(0).forEach(send);
          told.known(exchangeId);
        } else if (type === 'error') throw new Unanswered('failed');
        else if (type === 'done') isDone = true;
        else told.part({ type, ...event } as Part);
      });
      try {
        const answer = await call('messages', { json: question, signal: over.signal });
        if (!answer.ok || !answer.body) throw failureOf(answer.status);
        const decoder = new TextDecoder();
        const chunks = answer.body.getReader();
        for (let next = await chunks.read(); !next.done; next = await chunks.read()) {
          clearTimeout(timer);
          timer = setTimeout(end, SILENCE_MS);
          read(decoder.decode(next.value, { stream: true }));
        }
      } catch (error) {
        if (signal.aborted || error instanceof Unanswered) throw error;
        throw unreached(isOnline());
      } finally {
        clearTimeout(timer);
        // Stop reading an answer that cannot be parsed.
        end();
      }
      if (!isDone) throw new Unanswered('failed');
    },

    /** Returns undefined for a conversation that no longer exists. @throws {Unanswered} */
    async session(): Promise<KeptExchange[] | undefined> {
      const answer = await call('session');
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw failureOf(answer.status);
      return ((await answer.json()) as { result: { exchanges: KeptExchange[] } }).result.exchanges;
    },

    /** @throws {Unanswered} */
    async erase(): Promise<void> {
      const answer = await call('session', { method: 'DELETE' });
      if (!answer.ok && answer.status !== 404) throw failureOf(answer.status);
    },

    /** @throws {Unanswered} */
    async rate(exchangeId: string, feedback: Feedback): Promise<void> {
      const answer = await call('feedback', { json: { exchangeId, feedback } });
      if (!answer.ok) throw failureOf(answer.status);
    },

    /** Reports now, or once the session starts. */
    note(event: ShopEvent): void {
      if (memory.token === undefined) early.push(event);
      else send(event);
    },
  };
}

export type Api = ReturnType<typeof createApi>;
