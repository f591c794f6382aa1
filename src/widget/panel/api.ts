import { createEventReader } from './event-stream.ts';
import type { Memory } from './memory.ts';
import type { PageContext } from './page-context.ts';
import type { Failure, Feedback, KeptExchange, Part } from './state.ts';

/** A service that is silent for longer is gone: it says that it is there every 15 seconds. */
const SILENCE_MS = 45_000;

export class Unanswered extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
  }
}

const failureOf = (status: number) => new Unanswered(status === 429 ? 'busy' : 'failed');
/** What lies between may be a network that is gone, or anything else that keeps the service away. */
const unreached = (isOnline: boolean) => new Unanswered(isOnline ? 'failed' : 'offline');

export type ShopEvent =
  | { type: 'opened' }
  | { type: 'product_clicked'; productId: string }
  | { type: 'added_to_cart'; productId: string; amount: number };

interface ApiOptions {
  /** Of the service, with a slash at its end. */
  base: string;
  key: string;
  /** Opens an assistant that is not live. */
  preview: string | undefined;
  fetch: typeof fetch;
  /** Whether the browser believes that there is a network. */
  isOnline: () => boolean;
  memory: Memory;
}

/** The service, as docs/widget-api.md describes it. */
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

  /** Events from before the session began: they count with its token alone. */
  const early: ShopEvent[] = [];

  /** Survives the page, asks for no preflight, and nobody waits for it. */
  function send(event: ShopEvent): void {
    const body = JSON.stringify({ ...event, token: memory.token });
    void fetch(at('events'), { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {});
  }

  return {
    /**
     * Resolves when the answer is at its end.
     * @throws {Unanswered} when it is not whole; an AbortError when the signal ended it
     */
    async ask(
      question: { text: string; page: PageContext },
      signal: AbortSignal,
      told: { known(exchangeId: string): void; part(part: Part): void },
    ): Promise<void> {
      const over = new AbortController();
      const end = () => over.abort();
      // `AbortSignal.any` is younger than browsers that the widget is built for.
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
        // Of an answer that cannot be read, nothing more is wanted.
        end();
      }
      if (!isDone) throw new Unanswered('failed');
    },

    /** Undefined for a conversation that is not any more. @throws {Unanswered} */
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

    /** Tells the service now, or when the session begins. */
    note(event: ShopEvent): void {
      if (memory.token === undefined) early.push(event);
      else send(event);
    },
  };
}

export type Api = ReturnType<typeof createApi>;
