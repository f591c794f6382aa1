import { expect, it } from 'vitest';
import { readFile, rss } from './feed-file.ts';

const ITEM = '<item><title>A</title><link>https://shop.test/a</link></item>';

it.each<[string, string | Uint8Array, string]>([
  ['nothing', '', 'The file is empty.'],
  ['white space', ' \r\n\n', 'The file is empty.'],
  ['a byte order mark', '\ufeff', 'The file is empty.'],
  ['a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 'This is not a text file.'],
  ['UTF-16 without a mark', Buffer.from('url,title\n', 'utf16le'), 'with a byte order mark'],
  ['a gzip file', Buffer.from([0x1f, 0x8b, 8, 0, 0]), 'Decompress it first'],
  ['a workbook', Buffer.from('PK\x03\x04\x14\0', 'latin1'), 'Save it as CSV'],
  ['another encoding', Buffer.from('url,title\nhttps://shop.test/a,Äpfel\n', 'latin1'), 'not valid UTF-8'],
  ['half a character at its end', Buffer.from([0x75, 0x72, 0x6c, 0xc3]), 'not valid UTF-8'],
  ['an unknown encoding', '<?xml version="1.0" encoding="x-klingon"?><rss/>', 'x-klingon'],
  ['a web page', '<!-- shop -->\n<!DOCTYPE html>\n<html><body>Sign in</body></html>', 'This is a web page'],
  ['a page without a doctype', '<html lang="en"></html>', 'This is a web page'],
  ['a JSON array', '[{"url": "https://shop.test/a"}]', 'one object per line'],
  ['columns of something else', 'name,cost\nx,1\n', 'It is: name, cost'],
  ['columns without an address', 'id,title,price\n1,A,2\n', 'at least url (or link) and title'],
  ['no columns', 'https://shop.test/a,A\n', 'The first line must name the columns'],
  ['other XML', '<urlset><url><loc>https://shop.test/a</loc></url></urlset>', 'has no <item> or <entry>'],
  ['a feed without items', rss(''), 'has no <item> or <entry>'],
  ['elements in elements', rss('<a>'.repeat(100)), 'nested too deeply'],
])('%s gives a one-line error', async (_what, file, message) => {
  const { products, faults, fault } = await readFile(file);
  expect([products, faults]).toEqual([[], []]);
  expect(fault).toContain(message);
  expect(fault).not.toContain('\n');
});

it.each<[string, string, string]>([
  [
    'an open quote',
    'url,title\nhttps://shop.test/a,A\nhttps://shop.test/b,"B\nhttps://shop.test/c,C\n',
    'Line 3: the row that starts here has an unclosed quote.',
  ],
  [
    'a truncated feed',
    rss(`${ITEM}\n<item><title>B</title>`).replace('</channel></rss>\n', ''),
    'Line 3: the file ends here',
  ],
  ['a truncated tag', rss(`${ITEM}\n`).replace('</channel></rss>\n', '<item'), 'Line 3: the file ends here'],
])('%s ends the file, and the rows before it are read', async (_what, file, message) => {
  const { products, fault } = await readFile(file);
  expect(products.map(({ url }) => url)).toEqual(['https://shop.test/a']);
  expect(fault).toContain(message);
});

it.each<[string, string, string]>([
  ['a quote', 'url,title\nhttps://shop.test/a,A\nhttps://shop.test/b,"', 'y\n'],
  ['CDATA', rss(ITEM).replace('</channel></rss>\n', '<item><title><![CDATA['), '<b>'],
  ['a comment', rss(ITEM).replace('</channel></rss>\n', '<!-- '), '<item>'],
  ['an attribute', rss(ITEM).replace('</channel></rss>\n', '<item a="'), '&amp;'],
  ['an element', rss(ITEM).replace('</channel></rss>\n', '<item><x>'), 'words '],
  ['a JSON text', '{"url": "https://shop.test/a", "title": "A"}\n{"title": "', 'words '],
])('%s that is never closed is not buffered without limit', async (_what, start, more) => {
  let read = 0;
  const endless = (async function* pieces() {
    yield Buffer.from(start);
    for (; read < 200; read++) yield Buffer.from(more.repeat(65_536 / more.length));
  })();
  const { readFeed } = await import('../../src/feeds/read.ts');
  const urls: string[] = [];
  const reading = (async () => {
    for await (const row of readFeed(endless, { now: new Date(), siteUrl: null }))
      if ('product' in row) urls.push(row.product.url);
  })();
  await expect(reading).rejects.toThrow('a row longer than 1 MiB starts here');
  expect(urls).toEqual(['https://shop.test/a']);
  expect(read).toBeLessThan(20);
});

it('expands no entities of the file itself', async () => {
  const bomb = `<!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${rss('<item><title>&b;</title><link>https://shop.test/a</link></item>')}`;
  expect((await readFile(bomb)).products).toEqual([{ url: 'https://shop.test/a', title: '&b;' }]);
});
