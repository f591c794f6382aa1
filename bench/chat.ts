import http from 'node:http';
import { once } from 'node:events';
import { isQuick } from './arguments.ts';
import { report } from './figure.ts';
import { quantile } from './quantiles.ts';
import { serveScriptedModel, textOf } from './chat-model.ts';
import { type ChatService, withChatService } from './chat-service.ts';
import { queryFor, randomFrom } from './search-shops.ts';

const PRODUCTS = isQuick ? 5_000 : 20_000;
const QUESTIONS = isQuick ? 150 : 300;
const WARM_UP = 50;
const STREAMS = 500;
const PACE = { first: 100, tokens: 100, between: 100 };
const MODEL_MS = 50;
/** Bounds of the streams: broken ones, megabytes, and milliseconds at p99. */
const MAX = { broken: STREAMS / 100, memory: 150, late: 100 };

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
  report(`first ${title}, median`, quantile(times, 0.5), { unit: 'ms', atMost: wanted.p50 });
  report(`first ${title}, p99`, quantile(times, 0.99), { unit: 'ms', atMost: wanted.p99 });
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
  const streams = `${STREAMS} streams, ${title}`;
  report(`${streams}: broken`, wrong, { atMost: MAX.broken });
  report(`${streams}: time, ratio to the model's`, seconds / least);
  report(`${streams}: memory grown`, (rss - before.rss) / 2 ** 20, { unit: 'MB', atMost: MAX.memory });
  report(`${streams}: event loop late, median`, delay.p50, { unit: 'ms' });
  report(`${streams}: event loop late, p99`, delay.p99, { unit: 'ms', atMost: MAX.late });
  report(`${streams}: event loop late, most`, delay.max, { unit: 'ms' });
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
