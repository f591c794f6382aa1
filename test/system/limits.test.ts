import { expect, inject, it, onTestFinished } from 'vitest';
import { openEmbedded } from '../../src/storage/server/embedded.ts';
import { type Service, dataDirectory, serve, socketUrl } from '../setup/process.ts';

it('two services on one database pass the calls of one limit, and tell when another passes', async () => {
  const directory = dataDirectory();
  const database = await openEmbedded({ dataDirectory: directory });
  onTestFinished(() => database.release());
  const url = socketUrl(database.connection.host);
  const shared = { DATABASE_URL: url, RATE_LIMIT: '30' };
  const [first, second] = await Promise.all([serve(dataDirectory(), shared), serve(dataDirectory(), shared)]);
  const call = ({ baseUrl }: Service) =>
    fetch(`${baseUrl}/api/rest/actions/list_assistants`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${inject('shopKey')}`, 'Content-Type': 'application/json' },
      body: '{}',
    });

  const begun = Date.now();
  const answers: Response[] = [];
  for (let i = 0; i < 40; i += 1) answers.push(await call(first), await call(second));
  // A call comes back every two seconds.
  const back = Math.floor((Date.now() - begun) / 2_000);
  const passed = answers.filter(({ status }) => status === 200);
  expect(answers.slice(0, 30).map(({ status }) => status)).toEqual(Array.from({ length: 30 }, () => 200));
  expect(passed.length).toBeLessThanOrEqual(30 + back);
  for (const { baseUrl } of [first, second]) {
    const refused = answers.filter(({ status, url: from }) => status === 429 && from.startsWith(baseUrl));
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(headers.get('retry-after')).toMatch(/^[12]$/);
  }
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
});
