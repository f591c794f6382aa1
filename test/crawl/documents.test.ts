import zlib from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { createDocumentImporter } from '../../src/crawl/documents/importer.ts';
import { splitDocument } from '../../src/crawl/documents/split.ts';
import { createFetcher } from '../../src/crawl/http/fetch.ts';
import { createReadingThreads } from '../../src/crawl/threads/reading-threads.ts';
import { createPdf, pageOf } from '../setup/pdf.ts';

const threads = createReadingThreads({ concurrency: 1 });
const fetcher = createFetcher({ userAgent: 'test' });
afterAll(() => Promise.all([threads.close(), fetcher.close()]));
const importer = createDocumentImporter({ fetcher, reader: threads.read });

const read = (name: string, body: string | Uint8Array) => importer.readFile({ name, body: Buffer.from(body) });
const one = async (name: string, body: string | Uint8Array) => (await read(name, body))[0];
const refusal = (name: string, body: string | Uint8Array) =>
  read(name, body).then(
    () => 'It was read.',
    (error: Error) => error.message,
  );

const PAGE = `<!doctype html><html><head><title>Returns – Nordlys</title><style>p{}</style></head><body>
<header><a href="/">Nordlys</a></header><nav><ul><li><a href="/lamps">Lamps</a></li></ul></nav>
<div class="breadcrumbs">Home / Help</div>
<main><h1>Returns</h1><p>You can return <b>unused</b> products within&nbsp;30 days_*. <a href="https://nordlys.test/form">Form</a>,
<a href="javascript:alert(1)">no link</a>, <a href="/relative">no base</a>.</p>
<script>alert('hostile')</script><p hidden>Hidden</p><p style="display: none">Invisible</p>
<h2>Costs</h2><ul><li>Norway: free</li><li>Elsewhere: 5 EUR</li></ul>
<table><tr><th>Size</th><th>Chest</th></tr><tr><td>S</td><td>90|95 cm</td></tr></table>
<form><input name=q><button>Search</button></form></main>
<footer>© Nordlys</footer></body></html>`;

const MARKDOWN = `# Returns

You can return **unused** products within 30 days_*. [Form](https://nordlys.test/form), no link, no base.

## Costs

- Norway: free
- Elsewhere: 5 EUR

| Size | Chest |
| - | - |
| S | 90\\|95 cm |`;

describe('a web page', () => {
  it('becomes Markdown of its main content, without navigation and scripts', async () => {
    expect(await read('returns.html', PAGE)).toEqual([{ title: 'Returns', content: MARKDOWN }]);
  });

  it('is read whole if it marks no main content', async () => {
    const page =
      '<title>Help</title><body><nav>Menu</nav><div><h2>Delivery</h2><p>Two days.</p></div><footer>©</footer>';
    expect(await one('help.htm', page)).toEqual({ title: 'Help', content: '## Delivery\n\nTwo days.' });
  });

  it('is known by its content, whatever its name', async () => {
    expect(await one('saved', PAGE)).toMatchObject({ title: 'Returns' });
  });

  it.each<[string, string]>([
    ['only scripts', '<!doctype html><script>document.write("Hi")</script>'],
    ['only navigation', '<html><nav>Home</nav>'],
  ])('with %s has no text', async (_, page) => {
    expect(await refusal('page.html', page)).toMatch('It has no text');
  });

  it.each<[string, string]>([
    ['deep elements', '<div>'.repeat(1_000_000)],
    ['formatting without end', '<b><i><a>'.repeat(200_000)],
    ['tables within tables', '<table><tr><td>'.repeat(100_000)],
    ['one huge table', `<table>${'<tr><td colspan=1000 rowspan=65534>x'.repeat(20_000)}`],
  ])('that is hostile is refused within its budget: %s', async (_, page) => {
    expect(await refusal('page.html', page)).toMatch(/could not be imported|It was read/);
    expect(await one('after.html', PAGE)).toMatchObject({ title: 'Returns' });
  });
});

describe('a text file', () => {
  const TEXT = 'Größe\r\nÜber 90 cm: L\rKürzer: M';
  const CLEAN = 'Größe\nÜber 90 cm: L\nKürzer: M';

  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${TEXT}`)],
    ['Latin-1', Buffer.from(TEXT, 'latin1')],
    ['UTF-16 with a byte order mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
    ['UTF-16 without one', Buffer.from(TEXT.repeat(10), 'utf16le').subarray(0, 2 * TEXT.length)],
    ['big-endian UTF-16', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()],
  ])('is read in %s', async (_, body) => {
    expect(await one('size_guide.txt', body)).toEqual({ title: 'size guide', content: CLEAN });
  });

  it('loses a stray NUL, and a lone surrogate', async () => {
    expect(await one('a.txt', `We ship in\0 two days.${' More words.'.repeat(10)}`)).toMatchObject({
      content: expect.stringMatching(/^We ship in two days\. More/),
    });
    const lone = Buffer.from(`\ufeffWe ship\ud800 soon.${' x'.repeat(60)}`, 'utf16le');
    expect((await one('a.txt', lone))?.content).toMatch(/^We ship soon\./);
  });

  it('in Markdown stays as it is, with its first heading as the title', async () => {
    const content = 'Intro\n\n## Care of wool\n\n- Wash *cold*.';
    expect(await one('care.md', content)).toEqual({ title: 'Care of wool', content });
  });

  it.each<[string, string, string | Uint8Array]>([
    ['is empty', 'a.txt', ''],
    ['has only spaces', 'a.md', ' \n\t'],
  ])('that %s is refused', async (_, name, body) => {
    expect(await refusal(name, body)).toBe(
      `“${name}” could not be imported. It has no text. If scripts fill the page, copy its text into a new entry.`,
    );
  });

  it('is refused if it is something else', async () => {
    expect(await refusal('a.txt', zlib.gzipSync('x'.repeat(1000)))).toMatch('It is not a text file');
    expect(await refusal('a.docx', 'PK\x03\x04')).toMatch('Only text, Markdown, HTML and PDF files');
  });
});

describe('a PDF', () => {
  it('becomes Markdown with headings, paragraphs and lists, without what is on every page', async () => {
    const pages = [1, 2, 3].map((number) => [
      { text: 'Nordlys care guide', y: 770 },
      { text: `Wool ${number}`, size: 20, y: 720 },
      { text: 'Wash wool cold, and dry it flat on a towel. It keeps its shape and soft-', y: 690 },
      { text: 'ness for years.', y: 676 },
      { text: '\u2022 No bleach', y: 650 },
      { text: '\u2022 No dryer', y: 636 },
      { text: `Page ${number} of 3`, y: 30 },
    ]);
    const document = createPdf(
      pages.map((page) => page.map((line) => ({ ...line, text: line.text.replace('\u2022', '\x95') }))),
      { title: 'Care guide' },
    );
    const section = (number: number) =>
      `# Wool ${number}\n\nWash wool cold, and dry it flat on a towel. It keeps its shape and softness for years.\n\n- No bleach\n- No dryer`;
    expect(await one('care.pdf', document)).toEqual({
      title: 'Care guide',
      content: [1, 2, 3].map(section).join('\n\n'),
    });
  });

  it('is named by its first heading or its file', async () => {
    expect(await one('my guide.pdf', createPdf([pageOf('We ship within two working days.')]))).toMatchObject({
      title: 'my guide',
    });
  });

  it.each<[string, Uint8Array, string]>([
    ['is scanned', createPdf([[], []]), 'Its pages are pictures without text'],
    ['is cut off', createPdf([pageOf('We ship within two working days.')]).subarray(0, 60), 'It is damaged'],
    ['is noise', Buffer.from(`%PDF-1.7\n${'\x01\xff'.repeat(5_000)}`, 'latin1'), 'It is damaged'],
    ['has 10,000 pages', createPdf(Array.from({ length: 10_000 }, () => [])), 'It has more than 300 pages'],
    ['is encrypted', encryptedPdf(), 'It is protected by a password'],
  ])('that %s is refused with advice', async (_, body, words) => {
    expect(await refusal('a.pdf', body)).toMatch(words);
  });

  it('that is a zip bomb ends with its thread, and the next one is read', async () => {
    const gigabytes = zlib.deflateSync(Buffer.alloc(1024 * 1024 * 1024, ' '), { level: 9 });
    const before = process.memoryUsage.rss();
    expect(await refusal('bomb.pdf', createPdf([[], [], [], []], { deflated: gigabytes }))).toMatch(
      'could not be imported',
    );
    expect((process.memoryUsage.rss() - before) / 1024 / 1024).toBeLessThan(900);
    expect(await one('a.pdf', createPdf([pageOf('We ship within two working days.')]))).toMatchObject({ title: 'a' });
  });

  it('is read for the pages that it has, whatever it claims', async () => {
    const body = createPdf([pageOf('We ship within two working days.')], { count: 2_147_483_647 });
    expect(await one('a.pdf', body)).toEqual({ title: 'a', content: 'We ship within two working days.' });
  });

  it('whose pages refer to themselves does not hang', async () => {
    const text = createPdf([pageOf('x')])
      .toString('latin1')
      .replace('/Kids [5 0 R]', '/Kids [2 0 R]');
    expect(await refusal('a.pdf', Buffer.from(text, 'latin1'))).toMatch('could not be imported');
  });
});

/** A PDF that only a password opens: the key does not fit. */
function encryptedPdf(): Buffer {
  const key = `<${'41'.repeat(32)}>`;
  return createPdf([pageOf('Secret words for nobody.')], {
    trailer: `/ID [<00><00>] /Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O ${key} /U ${key} >>`,
  });
}

describe('a long document', () => {
  it('is split at headings', () => {
    const text = ['# A', 'a'.repeat(40), '# B', 'b'.repeat(40), '# C', 'c'.repeat(40)].join('\n');
    expect(splitDocument('Guide', text, 100)).toEqual([
      { title: 'Guide (part 1 of 2)', content: `# A\n${'a'.repeat(40)}\n# B\n${'b'.repeat(40)}` },
      { title: 'Guide (part 2 of 2)', content: `# C\n${'c'.repeat(40)}` },
    ]);
  });

  it('is split at lines where a section is too long, and within lines as a last resort', () => {
    const parts = splitDocument('Guide', `# A\n${'one\n'.repeat(40)}${'💥'.repeat(120)}`, 100);
    expect(parts.every(({ content }) => content.length <= 100 && content.isWellFormed())).toBe(true);
    expect(
      parts
        .map(({ content }) => content)
        .join('')
        .match(/💥/gu),
    ).toHaveLength(120);
  });

  it('is refused if it is far too long', async () => {
    expect(await refusal('a.txt', 'long words '.repeat(1_000_000))).toMatch('It is too long');
  });
});
