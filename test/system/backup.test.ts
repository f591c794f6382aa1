import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { startPostgres } from '../setup/postgres-server.ts';
import { type Service, aisle, createKey, dataDirectory, post, serve, temporaryDirectory } from '../setup/process.ts';

const PRODUCTS = 300;

async function result<T>(service: Service, key: string, action: string, body: object): Promise<T> {
  const answer = await post(service, key, action, body);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body.result as T;
}

/** Creates an assistant with a catalogue and knowledge, through the service and the command line. */
async function stock(service: Service, key: string, environment: NodeJS.ProcessEnv) {
  const shop = { name: 'Shop', siteUrl: 'https://shop.test/' };
  const { assistantId } = await result<{ assistantId: string }>(service, key, 'create_assistant', shop);
  const product = { assistantId, title: 'Storm jacket', price: 189.5, currency: 'EUR', url: 'https://shop.test/storm' };
  await result(service, key, 'add_product', product);
  const text = { assistantId, title: 'Returns', content: 'Bring it back within 30 days: \\. "quoted"\ttab\nüñí 🧥' };
  await result(service, key, 'add_knowledge', text);
  const lines = Array.from({ length: PRODUCTS - 1 }, (_, i) =>
    JSON.stringify({ url: `https://shop.test/${i}`, title: `Lamp ${i}`, price: i, currency: 'EUR' }),
  );
  const imported = await aisle(['import', assistantId, '-'], environment, lines.join('\n'));
  expect(imported).toMatchObject({ code: 0 });
  return assistantId;
}

/** Reads the data that a shop's owner and its shoppers see. */
async function lookAt(service: Service, key: string, assistantId: string, environment: NodeJS.ProcessEnv) {
  const list = (search: string) => result(service, key, 'list_catalogue', { assistantId, search });
  const usage = await aisle(['quotas', '--organization', 'Shop', '--json'], environment);
  expect(usage).toMatchObject({ code: 0 });
  return {
    assistant: await result(service, key, 'get_assistant', { assistantId }),
    found: await list('jackets'),
    lamps: await list('lamp 17'),
    knowledge: await result(service, key, 'list_knowledge', { assistantId }),
    usage: JSON.parse(usage.stdout) as unknown,
  };
}

const environmentOf = (directory: string) => ({ DATA_DIR: directory });

describe('aisle backup and restore', () => {
  it('bring everything back after the data is gone, with the embedded database', async () => {
    const directory = dataDirectory();
    const key = inject('shopKey');
    const service = await serve(directory);
    const assistantId = await stock(service, key, environmentOf(directory));
    const file = path.join(temporaryDirectory(), 'shop.backup');
    const before = await lookAt(service, key, assistantId, environmentOf(directory));
    // The service goes on meanwhile.
    const backup = await aisle(['backup', file], environmentOf(directory));
    expect(backup).toMatchObject({ code: 0, stderr: '' });
    expect(backup.stdout).toMatch(/^Backed up 1 organizations, 1 assistants, 300 products, 0 conversations to /);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(await service.end('SIGTERM')).toBe(0);
    fs.rmSync(directory, { recursive: true });

    const fresh = temporaryDirectory();
    const restored = await aisle(['restore', file], environmentOf(fresh));
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    const again = await serve(fresh);
    expect(await lookAt(again, key, assistantId, environmentOf(fresh))).toEqual(before);
    // Sequences, triggers and constraints work as before.
    const change = { assistantId, title: 'Rain jacket', price: 99, currency: 'EUR', url: 'https://shop.test/rain' };
    await result(again, key, 'add_product', change);
    expect(await post(again, key, 'add_product', change)).toMatchObject({
      status: 400,
      body: { error: { code: 'duplicate_product' } },
    });
    const after = await lookAt(again, key, assistantId, environmentOf(fresh));
    expect(JSON.stringify(after.found)).toContain('Rain jacket');
    expect(JSON.stringify(after.usage)).toContain(String(PRODUCTS + 1));
  });

  it('bring everything back into another database server, which has been started once', async () => {
    const directory = dataDirectory();
    const key = inject('shopKey');
    const service = await serve(directory);
    const assistantId = await stock(service, key, environmentOf(directory));
    const before = await lookAt(service, key, assistantId, environmentOf(directory));
    const file = path.join(temporaryDirectory(), 'shop.backup');
    expect(await aisle(['backup', file], environmentOf(directory))).toMatchObject({ code: 0 });
    await service.end('SIGTERM');

    const server = await startPostgres();
    const elsewhere = { DATABASE_URL: server.url, DATA_DIR: temporaryDirectory() };
    const first = await serve(elsewhere.DATA_DIR, elsewhere);
    const inUse = await aisle(['restore', file], elsewhere);
    expect(inUse).toMatchObject({ code: 1, stderr: expect.stringContaining('Stop the service first') });
    await first.end('SIGTERM');
    expect(await aisle(['restore', file], elsewhere)).toMatchObject({ code: 0, stderr: '' });
    const again = await serve(elsewhere.DATA_DIR, elsewhere);
    expect(await lookAt(again, key, assistantId, elsewhere)).toEqual(before);
    await again.end('SIGTERM');
    // And the other way round.
    const second = path.join(temporaryDirectory(), 'second.backup');
    expect(await aisle(['backup', second], elsewhere)).toMatchObject({ code: 0 });
    const fresh = temporaryDirectory();
    expect(await aisle(['restore', second], environmentOf(fresh))).toMatchObject({ code: 0 });
  });

  it('refuse what is no whole backup, and a database with data', async () => {
    const directory = dataDirectory();
    const folder = temporaryDirectory();
    const file = path.join(folder, 'shop.backup');
    expect(await aisle(['backup', file], environmentOf(directory))).toMatchObject({ code: 0 });
    const fresh = temporaryDirectory();
    const whole = fs.readFileSync(file);
    const restore = async (name: string, bytes: Buffer | string, target = fresh) => {
      fs.writeFileSync(path.join(folder, name), bytes);
      return aisle(['restore', path.join(folder, name)], environmentOf(target));
    };
    const cut = await restore('cut', whole.subarray(0, -100));
    expect(cut).toMatchObject({ code: 1, stderr: expect.stringContaining('is incomplete') });
    const other = await restore('other', 'id,title\n1,Lamp\n');
    expect(other).toMatchObject({ code: 1, stderr: expect.stringContaining('is not a backup') });
    const damaged = Buffer.from(whole);
    damaged.writeUInt8(damaged.readUInt8(whole.length - 200) ^ 1, whole.length - 200);
    expect(await restore('damaged', damaged)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is damaged'),
    });
    const text = whole.toString('latin1');
    const changed = text.replace('"0001-foundation.sql"', '"9999-foundation.sql"');
    const newer = changed.replace(/^([^]*)(\nAISLE-BACKUP-END )[\da-f]{64}\n$/, (_, body: string, end: string) => {
      const sum = createHash('sha256').update(Buffer.from(body, 'latin1')).digest('hex');
      return `${body}${end}${sum}\n`;
    });
    expect(await restore('newer', Buffer.from(newer, 'latin1'))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is newer than'),
    });
    expect(await restore('again', whole, directory)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('already holds data'),
    });
    expect(await aisle(['backup', file], environmentOf(directory))).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('exists already'),
    });
    // All of that has left the new directory empty.
    expect(await restore('whole', whole)).toMatchObject({ code: 0 });
    expect(await createKey(fresh)).toMatch(/./);
  });
});
