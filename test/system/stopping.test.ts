import { setTimeout as sleep } from 'node:timers/promises';
import { describe, it, vi } from 'vitest';
import { SOON } from '../setup/bounds.ts';
import { type Shape, deploy } from '../setup/deployment.ts';
import { createGate } from '../setup/gate.ts';
import { serveModel } from '../setup/model-server.ts';
import { startPostgres } from '../setup/postgres-server.ts';
import {
  type AtEnd,
  type Service,
  dataDirectory,
  insertKey,
  post,
  serve,
  temporaryDirectory,
} from '../setup/process.ts';

const SHOP = 'https://shop.test';
/** From SIGTERM: within the 8 s that answers get. */
const FINISHED_MS = 5_000;
/** A little before the 8 s, as timers of two processes differ. */
const INTERRUPTED_MS = 7_000;
const ENDED_MS = 30_000;
/** Of beginning two answers at once. */
const MAX_ATTEMPTS = 20;

const ownServer = async (atEnd: AtEnd) => ({
  DATA_DIR: temporaryDirectory(atEnd),
  DATABASE_URL: (await startPostgres(atEnd)).url,
});
const databases: [string, Shape, (atEnd: AtEnd) => Promise<NodeJS.ProcessEnv>][] = [
  ['the embedded PostgreSQL', 'one process', (atEnd) => Promise.resolve({ DATA_DIR: dataDirectory(atEnd) })],
  ['a PostgreSQL of the machine', 'one process', ownServer],
  ['a PostgreSQL of the machine', 'two web and two worker processes', ownServer],
];

describe.concurrent.each(databases)('with %s and %s', (_what, shape, database) => {
  it('SIGTERM lets answers finish for 8 s, then ends them with an error and stores the text so far', async ({
    expect,
    onTestFinished,
  }) => {
    const stopping = createGate();
    const model = await serveModel(
      Array.from({ length: MAX_ATTEMPTS }, () => [
        { holdAfter: 'Let me ', until: stopping.pass(), rest: 'look.' },
        { holdAfter: 'The lamp is ' },
      ]).flat(),
      onTestFinished,
    );
    const data = await database(onTestFinished);
    const environment = { ...data, OPENAI_COMPATIBLE_URL: model.url, OPENAI_COMPATIBLE_MODELS: 'tiny' };
    const directory = data['DATA_DIR'] ?? '';
    const key = await insertKey({ dataDirectory: directory, databaseUrl: data['DATABASE_URL'] });
    const { webs } = await deploy(directory, environment, onTestFinished, shape);
    const [service, other] = webs;
    if (!service) throw new Error('No process serves HTTP.');
    const fields = { name: 'Shop', siteUrl: SHOP, modelName: 'compatible/tiny' };
    const created = await post(service, key, 'create_assistant', fields);
    const { assistantId, embedKey } = created.body.result as { assistantId: string; embedKey: string };
    await post(service, key, 'update_assistant', { assistantId, status: 'live' });
    const messages = `${service.baseUrl}/api/widget/${embedKey}/messages`;
    const headers = { Origin: SHOP, 'Content-Type': 'application/json' };
    const ask = () => fetch(messages, { method: 'POST', headers, body: JSON.stringify({ text: 'lamp' }) });

    /** Begins an answer, and waits until the model has, or the built-in one after a delay. */
    async function begin() {
      const asked = model.calls.length;
      const text = (await ask()).text();
      let isOver = false;
      void text.then(() => (isOver = true));
      await vi.waitUntil(() => isOver || model.calls.length > asked, SOON);
      return { text, isOver: () => isOver };
    }
    let [first, second] = [await begin(), await begin()];
    // A busy machine may be so slow that the built-in model takes over.
    while (first.isOver() || second.isOver()) [first, second] = [await begin(), await begin()];
    const [finishing, answer] = [first.text, second.text];
    const answeredAt = answer.then(() => performance.now());
    const signalledAt = performance.now();
    void sleep(FINISHED_MS).then(() => stopping.open(1));
    const ended = service.end('SIGTERM');
    const health = async ({ baseUrl }: Service) => (await fetch(`${baseUrl}/api/health`)).status;
    await expect.poll(() => health(service), { interval: 20 }).toBe(503);
    if (other) expect(await health(other)).toBe(200);
    const refused = await ask();
    expect([refused.status, refused.headers.get('connection'), refused.headers.get('retry-after')]).toEqual([
      503,
      'close',
      '2',
    ]);
    expect(await finishing).toMatch(/^(?!.*event: error).*look\..*event: done\ndata: \{\}\n\n$/s);
    const heard = await answer;
    expect(heard).toMatch(
      /event: error\ndata: \{"message":"The service is restarting[^\n]+\n\nevent: done\ndata: \{\}\n\n$/,
    );
    expect((await answeredAt) - signalledAt).toBeGreaterThan(INTERRUPTED_MS);
    expect(await ended).toBe(0);
    expect(performance.now() - signalledAt).toBeLessThan(ENDED_MS);

    const next = other ?? (await serve(directory, environment, onTestFinished));
    const token = /"token":"([\w-]+)"/.exec(heard)?.[1];
    const session = await fetch(`${next.baseUrl}/api/widget/${embedKey}/session`, {
      headers: { Origin: SHOP, Authorization: `Bearer ${token}` },
    });
    const { result } = (await session.json()) as { result: { exchanges: { question: string; answer: string }[] } };
    const said = [...heard.matchAll(/event: text\ndata: (.+)/g)].map(
      ([, text]) => (JSON.parse(text ?? '') as { delta: string }).delta,
    );
    expect(result.exchanges).toEqual([expect.objectContaining({ question: 'lamp', answer: said.join('') })]);
  });
});
