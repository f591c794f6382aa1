import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { queryFor, randomFrom } from './search-shops.ts';

export interface Neighbour {
  url: string;
  key: string;
  assistantId: string;
  embedKey: string;
  products: number;
}

/** Milliseconds that each call took; Infinity for a failed one. */
export interface Waits {
  reads: number[];
  words: number[];
  /** The distinct reasons for failed calls. */
  failures: Set<string>;
}

const READ_MS = 20;
const WORD_MS = 100;
/** Timeout of a call, after which the probe stops. */
const CALL_MS = 10_000;

const agent = new http.Agent({ keepAlive: true });
const random = randomFrom(11);
let asked = 0;

/** Calls at fixed intervals, even while earlier calls are pending: a blocked service is not called less often. */
export async function probe(neighbour: Neighbour, seconds: number): Promise<Waits> {
  const waits: Waits = { reads: [], words: [], failures: new Set() };
  const underWay: Promise<void>[] = [];
  const lost = new AbortController();
  async function note(into: number[], waiting: Promise<number>): Promise<void> {
    const ms = await waiting.catch((error: Error) => {
      waits.failures.add(error.message);
      lost.abort();
      return Infinity;
    });
    into.push(ms);
  }
  const reads = setInterval(() => underWay.push(note(waits.reads, read(neighbour))), READ_MS);
  const words = setInterval(() => underWay.push(note(waits.words, firstWord(neighbour))), WORD_MS);
  await sleep(seconds * 1000, undefined, { signal: lost.signal }).catch(() => {});
  clearInterval(reads);
  clearInterval(words);
  await Promise.all(underWay);
  return waits;
}

function read({ url, key, assistantId }: Neighbour): Promise<number> {
  const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
  return timed(`${url}/api/rest/actions/get_assistant`, headers, { assistantId }, /^/);
}

function firstWord({ url, embedKey, products }: Neighbour): Promise<number> {
  asked++;
  // A separate IP address for each shopper, as the default rate limits apply.
  const headers = { 'X-Forwarded-For': `172.16.${(asked >> 8) & 255}.${asked & 255}` };
  const body = { text: queryFor(0, products, random) };
  return timed(`${url}/api/widget/${embedKey}/messages`, headers, body, /^event: text$/m);
}

/** Measures the time until the response matches `wanted`. */
function timed(url: string, headers: Record<string, string>, body: object, wanted: RegExp): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const began = performance.now();
  function send(): void {
    const request = http.request(url, { method: 'POST', agent, headers, timeout: CALL_MS });
    request.on('timeout', () => request.destroy(new Error(`no answer within ${CALL_MS / 1000} s`)));
    // The server may close an idle connection just as it is reused.
    request.on('error', (error) => (request.reusedSocket && 'code' in error ? send() : reject(error)));
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
        if (response.statusCode === 200 && wanted.test(text)) resolve(performance.now() - began);
      });
      response.on('close', () => reject(new Error(`${response.statusCode} ${text.slice(0, 200)}`)));
    });
    request.end(JSON.stringify(body));
  }
  send();
  return promise;
}

export function percentile99(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? Infinity;
}
