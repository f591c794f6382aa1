import fs from 'node:fs';
import path from 'node:path';
import { expect, inject, it } from 'vitest';
import { aisle, dataDirectory, post, serve, temporaryDirectory } from '../setup/process.ts';

const FEED = 'link,title,id,price,colour\nhttps://shop.test/a,A,1,12.99 EUR,red\nhttps://shop.test/b,B,2,,\n';

function fileOf(content: string | Uint8Array, name = 'feed.csv'): string {
  const file = path.join(temporaryDirectory(), name);
  fs.writeFileSync(file, content);
  return file;
}

it.each<[string[], number, string]>([
  [['ast_1'], 2, 'Missing argument.'],
  [['ast_1', 'a.csv', 'b.csv'], 2, 'Unexpected argument: b.csv'],
  [
    ['ast_1', 'a.csv', '--format', 'xlsx'],
    2,
    '--format must be one of csv, ndjson, merchant-xml, merchant-tsv, not xlsx',
  ],
  [['ast_1', '/nonexistent/feed.csv'], 1, 'File not found: /nonexistent/feed.csv.'],
  [['ast_1', import.meta.dirname], 1, 'is a directory'],
])('import %j reports the mistake, and touches no data', async (args, code, message) => {
  const answer = await aisle(['import', ...args], { DATA_DIR: '/nonexistent/aisle' });
  expect(answer).toMatchObject({ code, stdout: '', stderr: expect.stringContaining(message) });
  expect(answer.stderr).not.toContain('    at ');
  expect(fs.existsSync('/nonexistent')).toBe(false);
});

it('imports beside a running service, from a file and from stdin', async () => {
  const directory = dataDirectory();
  const env = { DATA_DIR: directory };
  const key = inject('shopKey');
  const service = await serve(directory);
  const made = (await post(service, key, 'create_assistant', { name: 'Shop' })).body.result as { assistantId: string };
  const { assistantId } = made;

  const unknown = await aisle(['import', 'ast_0', fileOf(FEED)], env);
  expect(unknown).toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(/^aisle: Assistant ast_0 not found\. Check .*\n$/),
  });
  const page = await aisle(['import', assistantId, fileOf('<!doctype html><html></html>')], env);
  expect(page).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^aisle: This is a web page.*\n$/) });

  const first = await aisle(['import', assistantId, fileOf(FEED), '--json'], env);
  expect([first.code, first.stderr]).toEqual([0, '']);
  const report = { added: 2, updated: 0, unchanged: 0, refused: 0, faults: [], ignored: ['colour'], stopped: null };
  expect(JSON.parse(first.stdout)).toEqual(report);

  const changed = `${FEED.replace('12.99', '9.99')}nowhere,C,3,,\n`;
  expect(await aisle(['import', assistantId, '-'], env, changed)).toEqual({
    code: 0,
    stdout:
      'line 4: url must be an absolute http:// or https:// URL\nAdded 0, updated 1, unchanged 1, refused 1.\nIgnored fields: colour.\n',
    stderr: '',
  });
  const listed = (await post(service, key, 'list_catalogue', { assistantId, search: 'A' })).body.result;
  expect(listed).toMatchObject([{ url: 'https://shop.test/a', externalId: '1', price: 9.99, currency: 'EUR' }]);

  const broken = await aisle(['import', assistantId, fileOf(`${FEED}https://shop.test/c,"C`), '--json'], env);
  expect(broken).toMatchObject({ code: 1, stderr: expect.stringMatching(/^aisle: Line 4: .*\n$/) });
  expect(JSON.parse(broken.stdout)).toMatchObject({ updated: 1, unchanged: 1 });
  const nothing = await aisle(['import', assistantId, fileOf('url,title\nnowhere,C\n')], env);
  expect(nothing).toMatchObject({ code: 1, stderr: 'aisle: No rows could be imported.\n' });
});
