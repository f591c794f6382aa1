import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { AtEnd } from './process.ts';

/** The answer to one call of the model. */
export type ModelAnswer =
  | { text: string | readonly string[] }
  | { tools: readonly { name: string; input: unknown }[]; text?: string }
  /** Sends text, then closes the connection. */
  | { cutAfter: string }
  /** Sends text, then nothing more, or the rest later. */
  | { holdAfter: string; until?: Promise<unknown>; rest?: string }
  /** As much as the caller takes: of text, of reasoning, of a tool call's arguments, or of empty chunks. */
  | { endless: 'content' | 'reasoning_content' | 'arguments'; piece: string }
  /** A line without an end, as much as the caller takes. */
  | { endlessBytes: string }
  /** Sends text, then reaches the provider's own limit. */
  | { endedAfter: string }
  /** Never sends anything. */
  | { silent: true }
  | { status: number; body?: string }
  /** Sent verbatim as an event stream. */
  | { raw: string };

export interface ModelCallBody {
  model: string;
  messages: { role: string; content: unknown; tool_calls?: unknown[] }[];
  tools?: { function: { name: string } }[];
  tool_choice?: unknown;
}

/**
 * A server that streams OpenAI's chat completions from a script: one answer per call, the last of them for every
 * further one.
 */
export async function serveModel(script: readonly ModelAnswer[], atEnd: AtEnd = onTestFinished) {
  const calls: ModelCallBody[] = [];
  const traceparents: (string | undefined)[] = [];
  let closed = 0;
  const server = createServer((request, response) => {
    response.on('close', () => (closed += Number(!response.writableFinished)));
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const given = script[Math.min(calls.length, script.length - 1)] ?? { status: 500 };
    calls.push(JSON.parse(body) as ModelCallBody);
    traceparents.push(request.headers['traceparent']?.toString());
    if ('status' in given) {
      response.writeHead(given.status, { 'Content-Type': 'application/json' });
      response.end(given.body ?? JSON.stringify({ error: { message: 'The server is at its end: sk-secret' } }));
      return;
    }
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.flushHeaders();
    await stream(given, response, `call_${calls.length}`);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  atEnd(close);
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    /** The `traceparent` of each call. */
    traceparents,
    close,
    /** Number of calls whose caller disconnected before the end. */
    left: () => closed,
  };
}

type Streamed = Exclude<ModelAnswer, { status: number }>;
type Send = (delta: object, finish?: string | null, usage?: object) => void;

/** Writes an answer as its kind says. @param id the prefix of its tool calls */
async function stream(given: Streamed, response: ServerResponse, id: string): Promise<void> {
  const send: Send = (delta, finish = null, usage) =>
    void response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }], usage })}\n\n`,
    );
  if ('silent' in given) return;
  if ('raw' in given) return void response.end(given.raw);
  if ('endlessBytes' in given)
    return repeatUntilClosed(response, () => response.write(given.endlessBytes.padEnd(16 * 1024, 'x')));
  if ('endless' in given) return repeatUntilClosed(response, () => send(endlessDelta(given)));
  if ('endedAfter' in given) {
    send({ content: given.endedAfter });
    send({}, 'length', { prompt_tokens: 1_000, completion_tokens: 1_200, total_tokens: 2_200 });
    return void response.end('data: [DONE]\n\n');
  }
  for (const content of piecesOf(given)) send({ content });
  if ('cutAfter' in given) return void setImmediate(() => response.destroy());
  if ('holdAfter' in given && !(await sendRest(given, send))) return;
  sendToolCalls('tools' in given ? given.tools : [], send, id);
  response.end('data: [DONE]\n\n');
}

/** Texts that are sent one after another, like a model's tokens. */
function piecesOf(given: Extract<Streamed, { text?: unknown } | { cutAfter: string } | { holdAfter: string }>) {
  const text = 'cutAfter' in given ? given.cutAfter : 'holdAfter' in given ? given.holdAfter : given.text;
  return typeof text === 'string' ? (text.match(/\S+\s*/g) ?? []) : (text ?? []);
}

/** Sends the rest of an answer when its time has come. @returns false if there is none */
async function sendRest({ until, rest }: Extract<Streamed, { holdAfter: string }>, send: Send): Promise<boolean> {
  await until;
  if (rest !== undefined) send({ content: rest });
  return rest !== undefined;
}

async function repeatUntilClosed(response: ServerResponse, write: () => unknown): Promise<void> {
  while (!response.closed) {
    write();
    await nextTurn();
  }
}

function endlessDelta({ endless, piece }: Extract<Streamed, { endless: unknown }>): object {
  const call = { index: 0, id: 'call_1', type: 'function', function: { name: 'search_products', arguments: piece } };
  return endless === 'arguments' ? { tool_calls: [call] } : { [endless]: piece };
}

function sendToolCalls(tools: readonly { name: string; input: unknown }[], send: Send, id: string): void {
  for (const [index, { name, input }] of tools.entries()) {
    const written = typeof input === 'string' ? input : JSON.stringify(input);
    send({ tool_calls: [{ index, id: `${id}_${index}`, type: 'function', function: { name, arguments: written } }] });
  }
  const usage = { prompt_tokens: 1_000, completion_tokens: 20, total_tokens: 1_020 };
  send({}, tools.length > 0 ? 'tool_calls' : 'stop', usage);
}
