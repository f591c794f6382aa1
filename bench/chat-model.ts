import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The pace of the model's answers. */
export interface Pace {
  /** Milliseconds until the first token. */
  first: number;
  tokens: number;
  /** Milliseconds between two tokens. */
  between: number;
}

/** Sentences that claim nothing: all of them reach the shopper, each once it is whole. */
const SENTENCE = 'Good question, let me look at that for you right now. '.split(/(?<= )/);

/** The model's answer, in so many tokens. */
export const textOf = (tokens: number): string =>
  Array.from({ length: tokens }, (_, at) => SENTENCE[at % SENTENCE.length]).join('');

/** A server that implements OpenAI's chat completions at a set pace. */
export async function serveScriptedModel(port = 0) {
  let pace: Pace = { first: 0, tokens: 1, between: 0 };
  /** Milliseconds from the last call's arrival to its first token. */
  let ownMs = 0;

  async function answer(response: ServerResponse): Promise<void> {
    const { first, tokens, between } = pace;
    const began = performance.now();
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.flushHeaders();
    const send = (delta: object, finish: string | null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      );
    await sleep(first);
    ownMs = performance.now() - began;
    for (let at = 0; at < tokens && !response.destroyed; at++) {
      if (at > 0) await sleep(between);
      send({ content: SENTENCE[at % SENTENCE.length] }, null);
    }
    send({}, 'stop');
    response.end('data: [DONE]\n\n');
  }

  const server = createServer((request, response) => {
    request.resume();
    request.on('end', () => void answer(response));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    setPace: (next: Pace) => {
      pace = next;
    },
    ownMs: () => ownMs,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
