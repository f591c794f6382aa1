import type { z } from 'zod';
import type { Actions } from '../actions/index.ts';
import type { Issue } from '../domain/refusal.ts';

/** Each action as a function of its input; what it gives is the `result`. */
export type Client = {
  [Name in keyof Actions]: (input: z.input<Actions[Name]['input']>) => Promise<z.output<Actions[Name]['output']>>;
};

export interface ClientOptions {
  /** Where the service is, without a trailing slash. */
  baseUrl: string;
  /** An API key. */
  key: string;
  /** For tests, and for runtimes with another fetch. */
  fetch?: (url: string, init: RequestInit) => Response | Promise<Response>;
  signal?: AbortSignal;
}

/** What the service said when it did not carry out a call. */
export class CallError extends Error {
  override name = 'CallError';
  readonly status: number;
  readonly code: string;
  readonly issues: readonly Issue[];
  readonly requestId: string | null;

  constructor(status: number, error: { code: string; message: string; issues?: readonly Issue[]; requestId?: string }) {
    super(error.message);
    this.status = status;
    this.code = error.code;
    this.issues = error.issues ?? [];
    this.requestId = error.requestId ?? null;
  }
}

/**
 * A typed client of the REST interface, for browsers and Node. Its types come from the registry of actions, so the two
 * cannot drift apart; at run time it is one POST per call.
 * @throws {CallError} from each function, when the call is refused or the answer is none of the service's
 */
export function createClient({ baseUrl, key, fetch = globalThis.fetch, signal }: ClientOptions): Client {
  async function call(name: string, input: object): Promise<unknown> {
    const response = await fetch(`${baseUrl}/api/rest/actions/${name}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
      ...(signal && { signal }),
    });
    const text = await response.text();
    const body = parse(text);
    if (response.ok && body && 'result' in body) return body.result;
    const unknown = { code: 'unreadable', message: `The service answered ${response.status} with no JSON of its own.` };
    throw new CallError(response.status, body?.error ?? unknown);
  }
  return new Proxy({} as Client, {
    // A promise is told by its `then`: the client is none, whoever awaits it.
    get: (_target, name) =>
      typeof name === 'string' && name !== 'then' ? (input: object) => call(name, input) : undefined,
  });
}

function parse(text: string): { result?: unknown; error?: ConstructorParameters<typeof CallError>[1] } | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}
