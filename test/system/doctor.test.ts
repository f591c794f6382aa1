import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { aisle, dataDirectory, freePort } from '../setup/process.ts';

interface Finding {
  check: string;
  level: string;
  text: string;
}

async function diagnose(environment: NodeJS.ProcessEnv) {
  const { code, stdout } = await aisle(['doctor', '--json'], environment);
  return { code, found: JSON.parse(stdout) as Finding[] };
}

async function listener(greet: (socket: net.Socket) => void): Promise<number> {
  const server = net.createServer(greet).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

it('finds nothing wrong with a healthy installation, and says what is missing', async () => {
  const environment = { DATA_DIR: dataDirectory(), PORT: String(await freePort()), CRAWL_MAX_PAGE: '5' };
  const { code, found } = await diagnose(environment);
  expect(found.filter(({ level }) => level === 'problem')).toEqual([]);
  expect(code).toBe(0);
  const texts = found.map(({ check, text }) => `${check}: ${text}`).join('\n');
  expect(texts).toContain('settings: CRAWL_MAX_PAGE is not a setting. Did you mean CRAWL_MAX_PAGES?');
  expect(texts).toContain('database: All migrations are applied.');
  expect(texts).toMatch(/disk: [\d.]+ GB are free for \S+/);
  expect(texts).toContain('address: BASE_URL is not set');
  expect(texts).toContain('email: SMTP_URL is not set');
  expect(texts).toContain('models: No provider of models is set');
});

it('names each problem with what to do, keeps passwords to itself, and exits with 1', async () => {
  const taken = await listener((socket) => socket.destroy());
  const refusing = await listener((socket) => socket.end('554 No.\r\n'));
  const closed = await freePort();
  const { code, found } = await diagnose({
    DATABASE_URL: `postgres://aisle:hunter2@127.0.0.1:${closed}/aisle`,
    PORT: String(taken),
    HOST: '127.0.0.1',
    BASE_URL: 'http://shop.test',
    SMTP_URL: `smtp://ana:hunter2@127.0.0.1:${refusing}`,
    BROWSER_WS_URL: `ws://127.0.0.1:${closed}`,
    OPENAI_COMPATIBLE_URL: `http://127.0.0.1:${closed}/v1`,
    OPENAI_COMPATIBLE_MODELS: 'tiny',
  });
  expect(code).toBe(1);
  const problems = new Map(found.filter(({ level }) => level === 'problem').map(({ check, text }) => [check, text]));
  expect([...problems.keys()]).toEqual(['database', 'port', 'browser', 'email', 'models']);
  expect(problems.get('database')).toMatch(/ECONNREFUSED.*Check DATABASE_URL/);
  expect(problems.get('port')).toContain('set another PORT');
  expect(JSON.stringify(found)).not.toContain('hunter2');
  expect(found).toContainEqual(expect.objectContaining({ check: 'address', level: 'warning' }));
});

it('stops at an invalid setting', async () => {
  const { code, found } = await diagnose({ PORT: 'eighty' });
  expect({ code, found }).toEqual({
    code: 1,
    found: [{ check: 'settings', level: 'problem', text: expect.stringMatching(/^PORT must be/) }],
  });
});
