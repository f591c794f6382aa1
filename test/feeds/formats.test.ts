import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFile, rss } from './feed-file.ts';

const A = { url: 'https://shop.test/a', title: 'A' };

describe('CSV', () => {
  it.each<[string, string | Uint8Array]>([
    ['commas', 'url,title\nhttps://shop.test/a,A\n'],
    ['semicolons', 'url;title\nhttps://shop.test/a;A\n'],
    ['tabs', 'url\ttitle\nhttps://shop.test/a\tA\n'],
    ['quotes', '"url","title"\n"https://shop.test/a","A"'],
    ['a separator in a quoted name', 'url;title;"p,r,i,c,e"\nhttps://shop.test/a;A;\n'],
    ['line ends of Windows', 'url,title\r\nhttps://shop.test/a,A\r\n'],
    ['line ends of an old Mac', 'url,title\rhttps://shop.test/a,A\r'],
    ['empty lines', '\n\nurl,title\n\nhttps://shop.test/a,A\n\n'],
    ['white space around', ' url , title \n https://shop.test/a , A \n'],
    ['names in capitals', 'URL,Title\nhttps://shop.test/a,A\n'],
    ["Merchant's names", 'link,title\nhttps://shop.test/a,A\n'],
    ['UTF-8 with a mark', '\ufeffurl,title\nhttps://shop.test/a,A\n'],
    ['UTF-16, the small end first', Buffer.from('\ufeffurl,title\nhttps://shop.test/a,A\n', 'utf16le')],
    ['UTF-16, the big end first', Buffer.from('\ufeffurl,title\nhttps://shop.test/a,A\n', 'utf16le').swap16()],
  ])('is read with %s', async (_what, file) => {
    expect(await readFile(file)).toMatchObject({ products: [A], faults: [], fault: null, ignored: [] });
  });

  it.each([
    ['externalId', 'External ID', 'id'],
    ['imageUrl', 'image_url', 'Image Link'],
    ['category', 'CATEGORY', 'product type', 'g:product_type', 'google product category'],
  ])('reads %s under its other names', async (field, ...names) => {
    for (const name of [field, ...names]) {
      const { products } = await readFile(`url,title,${name}\nhttps://shop.test/a,A,https://shop.test/x\n`);
      expect(products).toEqual([{ ...A, [field]: 'https://shop.test/x' }]);
    }
  });

  it('keeps separators, quotes and line breaks in quoted cells, and quotes in other cells', async () => {
    const { products } = await readFile(
      'url,title,description\nhttps://shop.test/a,"A ""big"", blue\r\nthing",24" wide\nhttps://shop.test/b,"B" like B,\n',
    );
    expect(products).toEqual([
      { url: 'https://shop.test/a', title: 'A "big", blue\nthing', description: '24" wide' },
      { url: 'https://shop.test/b', title: '"B" like B' },
    ]);
  });

  it('reports the first line of a row', async () => {
    const file = 'url,title\r\nhttps://shop.test/a,"A\r\n\r\nand more"\r\n\r\nnowhere,"B\r\nand more"\r\nnowhere,C\r\n';
    expect(await readFile(file)).toMatchObject({
      lines: [2, 6, 8],
      faults: [
        '6: url must be an absolute http:// or https:// URL',
        '8: url must be an absolute http:// or https:// URL',
      ],
    });
  });

  it.each(['https://shop.test/a', 'https://shop.test/a,A,B'])(
    'refuses a row whose number of cells differs from the header: %s',
    async (row) => {
      const { products, faults } = await readFile(`url,title\n${row}\nhttps://shop.test/a,A\n`);
      expect(products).toEqual([A]);
      expect(faults).toEqual([
        expect.stringMatching(/^2: {2}has [13] cells, but the first line names 2 columns: quote cells/),
      ]);
    },
  );

  it('lists the ignored columns', async () => {
    const { ignored } = await readFile('url,title,Colour,constructor\nhttps://shop.test/a,A,red,x\n');
    expect(ignored).toEqual(['Colour', 'constructor']);
  });
});

describe('NDJSON', () => {
  it('accepts the fields of add_product, and treats null as missing', async () => {
    const full = { ...A, externalId: '1', description: ' D ', price: 1.5, currency: 'EUR', availability: 'in_stock' };
    const more = { imageUrl: 'https://shop.test/a.jpg', brand: 'B', category: 'C' };
    const lines = [
      { ...full, ...more },
      { ...A, brand: null, productId: 'prd_1' },
    ];
    const { products, ignored } = await readFile(lines.map((line) => JSON.stringify(line)).join('\n'));
    expect(products).toEqual([{ ...full, ...more }, A]);
    expect(ignored).toEqual(['productId']);
  });

  it.each([
    ['{"url": "https://shop.test/a"}', ['1: title is required']],
    [
      '{"url": "/a", "title": ""}',
      ['1: url must be an absolute http:// or https:// URL', '1: title must not be empty'],
    ],
    ['{"url": "https://shop.test/a", "title": "A", "price": "1.5"}', ['1: price must be a number']],
    ['{"url": "https://shop.test/a", "title": "\\u0000"}', ['1: title must be valid Unicode without NUL characters']],
    [
      '{"url": "https://shop.test/a", "title": "A", "availability": "soon"}',
      ['1: availability must be one of: in_stock, out_of_stock, unknown'],
    ],
    ['{"url": "https://shop.test/a", "title": "A"', ['1:  must be a JSON object on one line']],
    [
      '{}\n[]\n1\nnull',
      ['1: url is required', '1: title is required', ...[2, 3, 4].map((n) => `${n}:  must be a JSON object`)],
    ],
  ])('refuses %s with the message of add_product', async (file, faults) => {
    expect(await readFile(file)).toMatchObject({ products: [], faults, fault: null });
  });

  it('continues after a faulty line, and skips empty ones', async () => {
    const file = `{"url"\n\n${JSON.stringify(A)}\r\n`;
    expect(await readFile(file)).toMatchObject({ products: [A], lines: [1, 3] });
  });
});

describe('XML', () => {
  it.each([
    ['RSS', rss('<item><title>A</title><link>https://shop.test/a</link></item>')],
    ["Google's elements", rss('<item><g:title>A</g:title><g:link>https://shop.test/a</g:link></item>')],
    ['CDATA', rss('<item><title><![CDATA[A]]></title><link><![CDATA[ https://shop.test/a ]]></link></item>')],
    [
      'another prefix',
      rss(
        '<item><x:title>A</x:title><x:link>https://shop.test/a</x:link></item>',
        'xmlns:x="http://base.google.com/ns/1.0"',
      ),
    ],
    ['no namespace', rss('<item><g:title>A</g:title><g:link>https://shop.test/a</g:link></item>', '')],
    [
      'Atom',
      `<feed xmlns="http://www.w3.org/2005/Atom"><link href="https://shop.test/"/><entry><title>A</title>
       <link rel="self" href="https://shop.test/self"/><link href="https://shop.test/a"/></entry></feed>`,
    ],
    [
      'Atom under a prefix',
      `<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:entry><a:title>A</a:title><a:link href="https://shop.test/a"/></a:entry></a:feed>`,
    ],
    [
      'both, of which Google says more',
      rss('<item><title>Plain</title><g:title>A</g:title><link>https://shop.test/a</link></item>'),
    ],
    [
      'elements of others',
      rss('<item><media:title>M</media:title><title>A</title><link>https://shop.test/a</link></item>'),
    ],
  ])('is read as %s', async (_what, file) => {
    expect(await readFile(file)).toMatchObject({ products: [A], faults: [], fault: null });
  });

  it('decodes entities, and keeps a bare ampersand', async () => {
    const file = rss(
      '<item><title>Salt &amp; Pepper &#8211; &copy; & more</title><link>https://shop.test/a?b=1&amp;c=2</link></item>',
    );
    expect((await readFile(file)).products).toEqual([
      { url: 'https://shop.test/a?b=1&c=2', title: 'Salt & Pepper – © & more' },
    ]);
  });

  it("reads only the product's own elements", async () => {
    const file = rss(
      '<item><title>A</title><link>https://shop.test/a</link><g:shipping><g:price>4 EUR</g:price></g:shipping></item>',
    );
    expect(await readFile(file)).toMatchObject({ products: [A], ignored: ['shipping'] });
  });

  it('reports the first line of an item', async () => {
    const item = '<item>\n  <title></title>\n <link>https://shop.test/a</link></item>\n';
    const { faults } = await readFile(rss(`\n${item}${item}`), { piece: 11 });
    expect(faults).toEqual(['3: title is required', '6: title is required']);
  });

  it('is read in the declared encoding', async () => {
    const text = rss('<item><title>Äpfel</title><link>https://shop.test/a</link></item>').replace(
      'UTF-8',
      'ISO-8859-1',
    );
    expect((await readFile(Buffer.from(text, 'latin1'))).products).toMatchObject([{ title: 'Äpfel' }]);
  });

  it.each(['UTF-8', 'ISO-8859-1', 'windows-1252', 'UTF-16', 'x-unknown'])(
    'is read in UTF-8 if it has that byte order mark, even if it declares %s',
    async (declared) => {
      const text = rss('<item><title>Äpfel</title><link>https://shop.test/a</link></item>').replace('UTF-8', declared);
      for (const piece of [1, 65_536])
        expect(await readFile(`\ufeff${text}`, { piece })).toMatchObject({
          products: [{ title: 'Äpfel' }],
          fault: null,
        });
    },
  );

  it('is refused if it has the byte order mark of UTF-8 but is not in UTF-8', async () => {
    const text = rss('<item><title>Äpfel</title><link>https://shop.test/a</link></item>');
    const file = Buffer.concat([Buffer.from('\ufeff'), Buffer.from(text, 'latin1')]);
    expect((await readFile(file)).fault).toContain('The file is not valid UTF-8.');
  });
});

it('reads the same however a file is split', async () => {
  const files = [
    'url;title;price\r\nhttps://shop.test/ä;"Ä ""x""\r\n🍏";1,50\r\nnowhere;B;\r\n',
    '{"url": "https://shop.test/ä", "title": "🍏"}\n\n{"url": 1}\n',
    rss(
      '<item>\n<title>Ä &amp; 🍏</title><link><![CDATA[https://shop.test/ä]]></link><g:price>1.50 EUR</g:price></item>\n<item/>',
    ),
  ].flatMap((text) => [Buffer.from(text), Buffer.from(`\ufeff${text.replace(/ encoding="UTF-8"/, '')}`, 'utf16le')]);
  for (const file of files) {
    const whole = await readFile(file);
    expect(whole).toMatchObject({ products: [{ url: 'https://shop.test/ä' }], fault: null });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), async (piece) => {
        expect(await readFile(file, { piece })).toEqual(whole);
      }),
      { numRuns: 10 },
    );
  }
});

it('reads the given format, whatever the file looks like', async () => {
  const file = 'url,x\ttitle\nhttps://shop.test/a,\tA\n';
  expect((await readFile(file, { format: 'csv' })).fault).toContain('The first line must name the columns');
  expect(
    (await readFile('url,b,c\tlink\ttitle\n\thttps://shop.test/a\tA\n', { format: 'merchant-tsv' })).products,
  ).toEqual([A]);
});
