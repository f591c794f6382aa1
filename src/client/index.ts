import type { z } from 'zod';
import type { AccountOperations, OrganizationOperations } from '../operations/index.ts';
import type { Actions } from '../actions/index.ts';
import type { Issue } from '../domain/refusal.ts';

/** A condition of a call on the record that it changes. */
export interface Precondition {
  /** The record's `updatedAt` as the caller has seen it; the call is refused if the record has changed since. */
  seen?: string | undefined;
}

/** Each operation of a registry as a function of its input; it returns the `result`. */
export type Calls<Registry extends Record<string, { input: z.ZodType; output: z.ZodType }>> = {
  [Name in keyof Registry]: (
    input: z.input<Registry[Name]['input']>,
    precondition?: Precondition,
  ) => Promise<z.output<Registry[Name]['output']>>;
};

export type Client = Calls<Actions>;

/** The console's client, for the user of the browser's cookie. */
export interface ConsoleClient {
  account: Calls<AccountOperations>;
  /** The actions, and the other operations on one organization. */
  organization(organizationId: string): Calls<OrganizationOperations & Actions>;
}

interface Transport {
  /** For tests, and for runtimes with another fetch. */
  fetch?: (url: string, init: RequestInit) => Response | Promise<Response>;
  signal?: AbortSignal;
}

export interface ClientOptions extends Transport {
  /** The service's address, without a trailing slash. */
  baseUrl: string;
  /** An API key. */
  key: string;
}

/** The service's error when it did not carry out a call. */
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
 * @throws {CallError} from each function, when the call is refused or the answer is not the service's
 */
export function createClient({ baseUrl, key, ...transport }: ClientOptions): Client {
  return callsBelow(`${baseUrl}/api/rest/actions`, transport, { Authorization: `Bearer ${key}` }) as Client;
}

/**
 * Creates a typed client of the console's interface.
 * @param options.baseUrl empty in a browser, which is at the service's address
 */
export function createConsoleClient({ baseUrl = '', ...transport }: Transport & { baseUrl?: string }): ConsoleClient {
  const console = `${baseUrl}/api/console`;
  return {
    account: callsBelow(`${console}/account`, transport) as ConsoleClient['account'],
    organization: (organizationId) =>
      callsBelow(`${console}/organizations/${organizationId}`, transport) as ReturnType<ConsoleClient['organization']>,
  };
}

/** Posts JSON to the service and returns its answer. @throws {CallError} */
export function post(
  url: string,
  input: object,
  transport?: Transport,
  headers: Record<string, string> = {},
): Promise<object> {
  return send(url, JSON.stringify(input), transport, { ...headers, 'Content-Type': 'application/json' });
}

/** Posts a body as it is, such as a file, and returns the service's answer. @throws {CallError} */
export async function send(
  url: string,
  body: NonNullable<RequestInit['body']>,
  { fetch = globalThis.fetch, signal }: Transport = {},
  headers: Record<string, string> = {},
): Promise<object> {
  const init = { method: 'POST', headers, body, ...(signal && { signal }) };
  const response = await Promise.try(fetch, url, init).catch((cause: unknown) => {
    const message = 'Could not reach the service. Check your connection and try again.';
    throw Object.assign(new CallError(0, { code: 'unreachable', message }), { cause });
  });
  const answer = parse(await response.text());
  if (response.ok && answer) return answer;
  const unknown = {
    code: 'unreadable',
    message: `The service returned an unexpected response (status ${response.status}).`,
  };
  throw new CallError(response.status, answer?.error ?? unknown);
}

function callsBelow(address: string, transport: Transport, headers?: Record<string, string>): object {
  async function call(name: string, input: object, { seen }: Precondition = {}): Promise<unknown> {
    const match = seen === undefined ? {} : { 'If-Match': `"${seen}"` };
    const body = await post(`${address}/${name}`, input, transport, { ...headers, ...match });
    if ('result' in body) return body.result;
    throw new CallError(200, { code: 'unreadable', message: 'The service returned no result.' });
  }
  return new Proxy(
    {},
    {
      // Hide `then`, or awaiting the proxy would call it.
      get: (_target, name) =>
        typeof name === 'string' && name !== 'then'
          ? (input: object, precondition?: Precondition) => call(name, input, precondition)
          : undefined,
    },
  );
}

function parse(text: string): { error?: ConstructorParameters<typeof CallError>[1] } | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? body : undefined;
  } catch {
    return undefined;
  }
}
