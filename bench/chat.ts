import http from 'node:http';
import { once } from 'node:events';
import { serveScriptedModel, textOf } from './chat-model.ts';
import { type ChatService, withChatService } from './chat-service.ts';
import { queryFor, randomFrom } from './search-shops.ts';

const PRODUCTS = 20_000;
const QUESTIONS = 300;
const WARM_UP = 50;
const STREAMS = 500;
const PACE = { first: 100, tokens: 100, between: 100 };
const MODEL_MS = 50;

/** Measures the wait for the first word, without the model's time, and how many shoppers can be answered at once. */
export async function run(): Promise<void> {
  const model = await serveScriptedModel();
  try {
    await withChatService(PRODUCTS, model.url, async (service) => {
      // Measure twice: a fresh process also pays for what any first work allocates.
      model.setPace({ ...PACE, tokens: 1 });
      await ask(service.scripted, 'hello');
      model.setPace(PACE);
      await measureStreams('after one answer', service);
      model.setPace({ first: MODEL_MS, tokens: 5, between: 0 });
      await measureFirst('sentence, beside the model’s own time', service.scripted, { p50: 30, p99: 30 }, () =>
        model.ownMs(),
      );
      await measureFirst(
        `word, built-in model, ${PRODUCTS.toLocaleString('en')} products`,
        service.builtin,
        { p99: 50 },
        () => 0,
      );
      model.setPace(PACE);
      await measureStreams('warm', service);
    });
  } finally {
    model.close();
  }
}

/** @param beside milliseconds of the last answer that were spent outside the service */
async function measureFirst(
  title: string,
  url: string,
  wanted: { p50?: number; p99?: number },
  beside: () => number,
): Promise<void> {
  const random = randomFrom(11);
  const times: number[] = [];
  for (let at = -WARM_UP; at < QUESTIONS; at++) {
    const heard = await ask(url, queryFor(at % 2, PRODUCTS, random));
    if (!heard.done) throw new Error(`${title}: an answer ended early.`);
    if (at >= 0) times.push(heard.firstMs - beside());
  }
  const sorted = times.toSorted((a, b) => a - b);
  const share = (part: number, most?: number) =>
    `${(sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1)} ms${most === undefined ? '' : ` (wanted: ≤ ${most})`}`;
  write(`first ${title}: median ${share(0.5, wanted.p50)}  p99 ${share(0.99, wanted.p99)}`);
}

async function measureStreams(title: string, service: ChatService): Promise<void> {
  // Reset the peak, so that the next reading starts from the current memory.
  await service.vitals();
  const before = await vitalsOf(service);
  const began = performance.now();
  const heard = await Promise.all(
    Array.from({ length: STREAMS }, async (_, at) => ask(service.scripted, `question ${at}`).catch(() => undefined)),
  );
  const seconds = (performance.now() - began) / 1000;
  const { rss, delay } = await vitalsOf(service);
  const wrong = heard.filter((each) => !each?.done || each.text !== textOf(PACE.tokens)).length;
  const least = (PACE.first + (PACE.tokens - 1) * PACE.between) / 1000;
  write(
    `${STREAMS} streams at once, ${title}, a token each ${PACE.between} ms: ${wrong} errors (wanted: ≤ ${STREAMS / 100})`,
  );
  write(`  ${seconds.toFixed(1)} s for the ${least.toFixed(1)} s that the model takes`);
  write(`  ${((rss - before.rss) / 2 ** 20).toFixed(0)} MB more at the most (wanted: ≤ 150)`);
  write(
    `  event loop late by ${delay.p50.toFixed(1)} ms (median), ${delay.p99.toFixed(1)} ms (p99), ${delay.max.toFixed(0)} ms (most)`,
  );
}

async function vitalsOf(service: ChatService) {
  const vitals = await service.vitals();
  if (!vitals) throw new Error('The service does not answer: its event loop is blocked.');
  return vitals;
}

/** Asks one question as a new shopper; measures the time until the first part of the answer. */
async function ask(url: string, text: string): Promise<{ firstMs: number; text: string; done: boolean }> {
  const began = performance.now();
  const request = http.request(`${url}/messages`, { method: 'POST' });
  request.end(JSON.stringify({ text }));
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}`);
  let firstMs = Infinity;
  let stream = '';
  for await (const chunk of response.setEncoding('utf8')) {
    stream += String(chunk);
    if (firstMs === Infinity && /^event: text/m.test(stream)) firstMs = performance.now() - began;
  }
  const deltas = stream.matchAll(/^event: text\ndata: (.+)$/gm).map(([, data]) => String(JSON.parse(data ?? '').delta));
  return { firstMs, text: [...deltas].join(''), done: stream.includes('\nevent: done\n') };
}

const write = (line: string) => process.stdout.write(`${line}\n`);
