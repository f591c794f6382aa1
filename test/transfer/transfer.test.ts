import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/domain/ports.ts';
import { exportAssistant } from '../../src/transfer/export.ts';
import { importAssistant } from '../../src/transfer/import.ts';
import { sharedDatabase } from '../setup/service.ts';
import {
  SETTINGS,
  SIZES,
  WIDGET,
  aisle,
  crawl,
  found,
  lookAt,
  rowsIn,
  stockAssistant,
  writeFile,
} from './moved-shop.ts';

const database = await sharedDatabase();
const { store } = database;

const { organizationId: source } = await store.organizations.insert('Source');
const assistantId = await stockAssistant(database, source);
const before = await lookAt(database, source, assistantId);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-test-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const file = path.join(folder, 'fjell.aisle');
await exportTo(file);

let target: string;
let count = 0;
beforeEach(async () => {
  ({ organizationId: target } = await store.organizations.insert(`Target ${(count += 1)}`));
});

async function exportTo(name: string, id = assistantId): Promise<void> {
  expect(await aisle(database, 'assistant', 'export', id, name)).toMatchObject({ code: 0, stderr: '' });
}

const newFile = () => path.join(folder, `${(count += 1)}.aisle`);

/** Writes a new file with these bytes. */
function fileOf(bytes: Buffer | string): string {
  const name = newFile();
  fs.writeFileSync(name, bytes);
  return name;
}

const origin = { via: 'cli' as const, address: null, requestId: 'req_1' };

/** Imports a file as the command does. */
const importing = (name: string, more: Partial<Parameters<typeof importAssistant>[0]> = {}) =>
  importAssistant({
    store,
    organizationId: target,
    file: name,
    origin,
    onProgress: () => {},
    signal: new AbortController().signal,
    ...more,
  });

async function imported(name: string): Promise<string> {
  const { code, stdout, stderr } = await aisle(
    database,
    'assistant',
    'import',
    name,
    '--organization',
    target,
    '--json',
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return (JSON.parse(stdout) as { assistantId: string }).assistantId;
}

/** Imports a file, which is refused for this reason and leaves nothing. */
async function refused(name: string, reason: string, more?: Parameters<typeof importing>[1]): Promise<void> {
  const used = await store.quotas.list(target);
  await expect(importing(name, more)).rejects.toThrow(reason);
  expect(await store.assistants.list(target)).toEqual([]);
  expect(await store.audit.list(target, {}, 10)).toEqual([]);
  expect(await store.quotas.list(target)).toEqual(used);
}

describe('aisle assistant export', () => {
  it('refuses an unknown assistant, a missing argument and a file that exists', async () => {
    const name = newFile();
    const unknown = await aisle(database, 'assistant', 'export', 'ast_none', name);
    expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('Assistant ast_none not found') });
    expect(await aisle(database, 'assistant', 'export', assistantId)).toMatchObject({ code: 2 });
    expect(await aisle(database, 'assistant')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('followed by export or import'),
    });
    expect(fs.readdirSync(folder)).toEqual([path.basename(file)]);
    fs.writeFileSync(name, 'mine');
    const taken = await aisle(database, 'assistant', 'export', assistantId, name);
    expect(taken).toMatchObject({ code: 1, stderr: expect.stringContaining('exists already') });
    expect(fs.readFileSync(name, 'utf8')).toBe('mine');
  });

  it('holds no identifiers, keys or secrets, and only its owner may read it', async () => {
    const text = JSON.stringify(rowsIn(file));
    const { rows } = await database.pool.query<{ embed_key: string; handover_secret: string }>(
      'select embed_key, handover_secret from assistants where assistant_id = $1',
      [assistantId],
    );
    for (const secret of [source, assistantId, ...Object.values(rows[0] ?? {})]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/(?:org|ast|prd|knw|aisle_pk|aisle_wh)_/);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  });

  it('holds the assistant as it was at one moment', async () => {
    const name = newFile();
    const moment = { title: 'Later', content: 'Written while the file was.', sourceType: 'note' as const };
    const original = await stockAssistant(database, source);
    const addMeanwhile = (read: (snapshot: Store) => Promise<number>) => (snapshot: Store) =>
      read({
        ...snapshot,
        catalogueCopies: {
          ...snapshot.catalogueCopies,
          async read(...wanted) {
            await store.knowledge.insert(source, original, moment);
            return snapshot.catalogueCopies.read(...wanted);
          },
        },
      });
    const report = await exportAssistant({
      store: { ...store, snapshot: (read) => store.snapshot(addMeanwhile(read as never)) as never },
      organizationId: source,
      assistantId: original,
      file: name,
      version: '1.0.0',
      onProgress: () => {},
      signal: new AbortController().signal,
    });
    expect(await store.knowledge.list(source, original)).toHaveLength(3);
    expect(report).toMatchObject({ name: 'Fjell', products: 4, knowledge: 2, bytes: fs.statSync(name).size });
    expect(rowsIn(name)).toEqual([expect.anything(), ...rowsIn(file).slice(1)]);
  });

  // A changed list needs a new FORMAT_VERSION, unless earlier versions can read the file all the same.
  it('writes the settings that version 1 of the format knows', async () => {
    const [header, assistant] = rowsIn(file);
    expect(header).toMatchObject({ format: 'aisle-assistant', version: 1 });
    const { status: _status, ...settings } = SETTINGS;
    expect(assistant?.settings).toEqual({ name: 'Fjell', modelName: 'test/model', ...settings, ...WIDGET });
  });
});

describe('aisle assistant import', () => {
  it.each<[string, (whole: Buffer) => Buffer | string, string]>([
    ['an empty file', () => '', 'is empty'],
    ['a file of one byte', () => '\u001F', 'is not a file made by'],
    ['a file that is not compressed', () => 'id,title\n1,Lamp\n', 'is not a file made by'],
    ['another compressed file', () => gzipSync('id,title\n1,Lamp\n'), 'is not a file made by'],
    ['compressed JSON of something else', () => gzipSync('{"format":"x"}\n'), 'is not a file made by'],
    [
      'a newer version',
      () => gzipSync('{"format":"aisle-assistant","version":2}\n'),
      'newer version of Aisle (format 2',
    ],
    ['a truncated file', (whole) => whole.subarray(0, -20), 'is incomplete'],
    ['a file cut at its start', (whole) => whole.subarray(0, 12), 'is incomplete'],
    ['a header alone', () => gzipSync('{"format":"aisle-assistant","version":1}\n'), 'is incomplete'],
    ['a damaged file', (whole) => damage(whole), 'is damaged'],
  ])('refuses %s', async (_name, change, reason) => {
    await refused(fileOf(change(fs.readFileSync(file))), reason);
  });

  function damage(whole: Buffer): Buffer {
    const copy = Buffer.from(whole);
    copy.writeUInt8(copy.readUInt8(whole.length - 6) ^ 1, whole.length - 6); // in the checksum of gzip
    return copy;
  }

  it('refuses a file that does not exist, and an organization that does not', async () => {
    await refused('/nowhere/fjell.aisle', 'File not found');
    const other = await aisle(database, 'assistant', 'import', file, '--organization', 'Nobody');
    expect(other).toMatchObject({ code: 1, stderr: expect.stringContaining('"Nobody" not found') });
    expect(await aisle(database, 'assistant', 'import', file)).toMatchObject({ code: 2 });
  });

  const isOf = (type: string) => (row: Record<string, unknown>) => row.type === type;

  it.each<[string, (rows: Record<string, unknown>[]) => Record<string, unknown>[], string]>([
    ['rows that were altered', (rows) => altered(rows, 'product', { price: 'free' }), 'line 3: price must be a number'],
    [
      'a title over its limit',
      (rows) => altered(rows, 'product', { title: 'x'.repeat(501) }),
      'title must be at most 500',
    ],
    ['a URL of another scheme', (rows) => altered(rows, 'product', { url: 'javascript:x' }), 'url must be an absolute'],
    ['an unknown field', (rows) => altered(rows, 'product', { colour: 'red' }), 'colour is not a field of a row'],
    ['an identifier', (rows) => altered(rows, 'product', { productId: 'prd_1' }), 'productId is not a field'],
    ['an unknown source', (rows) => altered(rows, 'product', { sources: { title: 'rumour' } }), 'must be a source'],
    ['details without a shape', (rows) => altered(rows, 'product', { layers: { page: 1 } }), 'layers.page must be'],
    ['a long persona', (rows) => settings(rows, { persona: 'x'.repeat(20_001) }), 'settings.persona must be at most'],
    ['a live assistant', (rows) => settings(rows, { status: 'live' }), 'settings.status is not a field'],
    ['a known crawler', (rows) => settings(rows, { crawlUserAgent: 'Googlebot/2.1' }), 'must not impersonate'],
    ['knowledge without words', (rows) => altered(rows, 'knowledge', { content: '' }), 'content must not be empty'],
    ['an unknown row', (rows) => altered(rows, 'knowledge', { type: 'key' }), 'a type that this version does not know'],
    ['two assistants', (rows) => [...rows, ...rows.filter(isOf('assistant'))], 'has one assistant'],
    ['no assistant', (rows) => rows.filter((row) => row.type !== 'assistant'), 'has one assistant'],
    ['nothing', (rows) => rows.slice(0, 1), 'has no assistant'],
    ['rows after the end', (rows) => [...rows, ...rows.filter(isOf('knowledge'))], 'No row may follow the questions'],
    ['the same product twice', (rows) => rows.toSpliced(2, 0, ...rows.filter(isOf('product'))), 'a product twice'],
    [
      'a question about no product',
      (rows) => altered(rows, 'questions', { mustShow: [9] }),
      'about a product that it lacks',
    ],
  ])('refuses %s, although the checksum matches', async (_name, change, reason) => {
    await refused(writeFile(newFile(), change(rowsIn(file))), reason);
  });

  function altered(rows: Record<string, unknown>[], type: string, more: object) {
    const at = rows.findIndex(isOf(type));
    return rows.with(at, { ...rows[at], ...more });
  }

  const settings = (rows: Record<string, unknown>[], more: object) =>
    altered(rows, 'assistant', { settings: { ...(rows[1]?.settings as object), ...more } });

  it.each([
    ['products', 3, 'quota of 3 products '],
    ['knowledge', 1, 'quota of 1 knowledge entry '],
    ['bytes', 100, 'quota of 100 bytes '],
  ] as const)(
    'refuses a file beyond the quota of %s, also one that is reached meanwhile',
    async (quota, limit, reason) => {
      const transaction: typeof store.transaction = async (work) => {
        await store.quotas.set(target, { [quota]: limit });
        return store.transaction(work);
      };
      await expect(importing(file, { store: { ...store, transaction } })).rejects.toThrow(reason);
      await refused(file, reason);
    },
  );

  it('refuses an assistant too many', async () => {
    await store.quotas.set(target, { assistants: 1 });
    const first = await imported(file);
    await expect(importing(file)).rejects.toThrow('quota of 1 assistant ');
    expect(await store.assistants.list(target)).toMatchObject([{ assistantId: first }]);
  });

  it('leaves nothing when it is interrupted, or the file changes after it was checked', async () => {
    const interrupt = new AbortController();
    const onProgress = () => interrupt.abort(new Error('Interrupted.'));
    await refused(file, 'Interrupted.', { signal: interrupt.signal, onProgress });
    const changing = newFile();
    fs.copyFileSync(file, changing);
    const transaction: typeof store.transaction = (work) => {
      writeFile(changing, altered(rowsIn(file), 'product', { title: 'Another jacket' }));
      return store.transaction(work);
    };
    await refused(changing, 'has changed while it was imported', { store: { ...store, transaction } });
  });

  it('creates a draft that answers, and that later crawls treat, like the original', async () => {
    expect(before.jackets).toHaveLength(2);
    expect(before.passages).not.toEqual([]);
    const copy = await imported(file);
    const { status, embedKey, name } = (await store.assistants.find(target, copy)) ?? {};
    expect({ status, name }).toEqual({ status: 'draft', name: 'Fjell' });
    expect(embedKey).toContain(target.slice('org_'.length));
    const gone = before.questions.map(({ mustShow }) => mustShow);
    expect(gone).toEqual([null, 'Rain jacket', null]);
    expect(await lookAt(database, target, copy)).toEqual(before);
    // Nobody has allowed spending in this organization, and what was learned has cost nothing here.
    expect(await store.testQuestions.find(target, copy)).toMatchObject({ mayCost: false });
    expect(await store.crawlPatterns.find(target, copy)).toMatchObject({ modelCalls: 0, modelCost: 0 });
    expect(await store.audit.list(target, {}, 10)).toMatchObject([
      { action: 'import_assistant', via: 'cli', target: copy, before: null, after: { products: 4, knowledge: 2 } },
    ]);

    const crawled = [
      found('feed:shopify', 'Storm jacket', { price: 200, externalId: 'storm-S', brand: 'Fjord' }, SIZES),
      found('json-ld', 'Rain jacket', { price: 101, category: 'Coats' }),
      found('page', 'Socks', { price: 12 }),
      found('page', 'Lamp', { price: 21 }, { mpn: 'L-2' }),
    ];
    const original = await stockAssistant(database, source);
    expect(await crawl(database, [target, copy], crawled)).toEqual(await crawl(database, [source, original], crawled));
    const after = await lookAt(database, source, original);
    expect(await lookAt(database, target, copy)).toEqual(after);
    expect(after.products).not.toEqual(before.products);
    expect(after.products.map(({ values }) => [values.title, values.price, values.category])).toEqual([
      ['Storm jacket', 150, null],
      ['Rain jacket', 79, 'Jackets'],
      ['Lamp', 21, null],
      ['Socks', 9, null],
    ]);
  });

  it('creates a second assistant from the same file, and an export of the copy is the same file', async () => {
    const [first, second] = [await imported(file), await imported(file)];
    expect(first).not.toBe(second);
    expect(await lookAt(database, target, second)).toEqual(await lookAt(database, target, first));
    const again = newFile();
    await exportTo(again, second);
    expect(rowsIn(again).slice(1)).toEqual(rowsIn(file).slice(1));
  });

  it('says what was imported and what is left to do', async () => {
    const { stdout } = await aisle(database, 'assistant', 'import', file, '--organization', target);
    expect(stdout).toMatch(/^Imported Fjell as ast_\w+ \(4 products, 2 knowledge entries\)\.\nIt is a draft/);
    expect(stdout).toContain('Hand-overs go to https://desk.test/hook with a new secret');
  });
});
