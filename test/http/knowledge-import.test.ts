import zlib from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentImporter } from '../../src/crawl/documents/importer.ts';
import { MAX_UNDER_WAY } from '../../src/http/document-import.ts';
import { createReadingThreads } from '../../src/crawl/threads/reading-threads.ts';
import { closeAll, guarded, serve } from '../crawl/fetch-server.ts';
import { newEntries } from '../setup/audit-log.ts';
import { createPdf, pageOf } from '../setup/pdf.ts';
import { sharedService } from '../setup/service.ts';
import { BASE_URL, createCast, createOwner } from '../setup/visitor.ts';

const MB = 1024 * 1024;
const threads = createReadingThreads({ concurrency: 1 });
const fetcher = guarded();
const service = await sharedService({ documents: createDocumentImporter({ fetcher, reader: threads.read }) });
const cast = await createCast(service);
const { organizationId } = cast;
const stranger = await createOwner(service, 'Other');
afterAll(() => Promise.all([threads.close(), closeAll()]));

const PAGES: Record<string, [type: string, body: string | Buffer]> = {
  '/returns': [
    'text/html',
    '<title>Returns</title><nav>Menu</nav><main><h1>Returns</h1><a href="/form">Form</a></main>',
  ],
  '/manual.pdf': ['application/pdf', createPdf([pageOf('Charge the lamp for two hours.')])],
  '/lamp.jpg': ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  '/large': ['text/html', 'x'.repeat(20 * MB)],
};

let site: string;
let hits: string[];
let assistantId: string;
let withoutSite: string;

beforeAll(async () => {
  const shop = await serve((request, response) => {
    const path = request.url ?? '';
    if (path === '/moved') return response.writeHead(302, { location: '/returns' }).end();
    if (path === '/away') return response.writeHead(302, { location: shop.url.replace('shop.', 'other.') }).end();
    if (path === '/inside') return response.writeHead(302, { location: 'http://internal.example/' }).end();
    const page = PAGES[path];
    if (!page) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': page[0] }).end(page[1]);
  });
  [site, hits] = [shop.url, shop.hits];
  const create = async (input: object) =>
    (await cast.owner.result<{ assistantId: string }>(`organizations/${organizationId}/create_assistant`, input))
      .assistantId;
  assistantId = await create({ name: 'Shop', siteUrl: site });
  withoutSite = await create({ name: 'No site' });
});

interface Sent {
  name?: string;
  body?: string | Uint8Array<ArrayBuffer>;
  at?: string;
  organization?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

async function send(request: typeof cast.owner.request, sent: Sent = {}) {
  const { name = 'a.txt', body = 'We ship.', at = assistantId, organization = organizationId, headers } = sent;
  const query = new URLSearchParams(sent.query ?? { assistantId: at, name });
  const path = `/api/console/organizations/${organization}/import-document?${query.toString()}`;
  const response = await request(path, { method: 'POST', headers: { Origin: BASE_URL, ...headers }, body });
  const answer = (await response.json()) as { result?: unknown; error?: { code: string; message: string } };
  return { status: response.status, ...answer };
}

const importPage = async (url: string, caller: typeof cast.viewer = cast.editor, id = assistantId) => {
  const { status, body } = await caller.organization(organizationId, 'import_page', { assistantId: id, url });
  return { status, ...body };
};

describe('a file is refused', () => {
  async function refused(expected: [number, string], ...given: Parameters<typeof send>) {
    const { entries, result } = await newEntries(service, organizationId, () => send(...given));
    expect([result.status, result.error?.code]).toEqual(expected);
    expect(entries).toEqual([]);
    return result.error?.message ?? '';
  }
  const { request } = cast.editor;

  it('from viewers, other organizations, other sites and without a session', async () => {
    await refused([403, 'forbidden'], cast.viewer.request);
    await refused([404, 'organization_not_found'], stranger.request);
    await refused([404, 'assistant_not_found'], stranger.request, { organization: stranger.organizationId });
    await refused([404, 'assistant_not_found'], request, { at: 'ast_none' });
    await refused([403, 'cross_site'], request, { headers: { Origin: 'https://evil.test' } });
    const signedOut: typeof request = (path, init) => Promise.resolve(service.app.request(`${BASE_URL}${path}`, init));
    await refused([401, 'unauthorized'], signedOut);
  });

  it('while those of as many other organizations as fit are being read', async () => {
    const sendSlowly = async () => {
      const { promise: sent, resolve: end } = Promise.withResolvers<void>();
      const owner = await createOwner(service, 'Busy');
      const made = await owner.result<{ assistantId: string }>(
        `organizations/${owner.organizationId}/create_assistant`,
        {
          name: 'Shop',
        },
      );
      const started = Promise.withResolvers<void>();
      const source = {
        async pull(controller: ReadableStreamDefaultController<Uint8Array>) {
          started.resolve();
          await sent;
          controller.close();
        },
      };
      // Without a buffer to fill, it is asked for more only when the service reads it.
      const body = new ReadableStream<Uint8Array>(source, { highWaterMark: 0 });
      const query = new URLSearchParams({ assistantId: made.assistantId, name: 'a.txt' });
      const path = `/api/console/organizations/${owner.organizationId}/import-document?${query.toString()}`;
      const answer = owner.request(path, {
        method: 'POST',
        headers: { Origin: BASE_URL },
        body,
        duplex: 'half',
      });
      await started.promise;
      return { end, answer };
    };
    const busy = await Promise.all(Array.from({ length: MAX_UNDER_WAY }, sendSlowly));
    expect(await refused([429, 'rate_limited'], request)).toContain('Try again in a few seconds');
    for (const { end } of busy) end();
    await Promise.all(busy.map(({ answer }) => answer));
    expect((await send(request)).status).toBe(200);
  });

  it.each<[string, Record<string, string>]>([
    ['without a name', { assistantId: 'ast_1' }],
    ['without an assistant', { name: 'a.txt' }],
    ['with a name that is too long', { assistantId: 'ast_1', name: 'x'.repeat(256) }],
    ['with a NUL in its name', { assistantId: 'ast_1', name: 'a\0.txt' }],
    ['with an unknown option', { assistantId: 'ast_1', name: 'a.txt', url: 'x' }],
  ])('%s', async (_, query) => {
    await refused([400, 'invalid_input'], request, { query });
  });

  it('of 50 MB, with and without a declared length', async () => {
    const body = new Uint8Array(50 * MB);
    await refused([413, 'payload_too_large'], request, { body });
    await refused([413, 'payload_too_large'], request, { body, headers: { 'content-length': String(body.length) } });
  });

  it.each<[string, string, string | Uint8Array<ArrayBuffer>]>([
    ['an empty one', 'a.txt', ''],
    ['a program', 'a.exe', 'MZ'],
    ['a broken PDF', 'a.pdf', '%PDF-1.7 x'],
    ['noise that is called text', 'a.txt', new Uint8Array(zlib.gzipSync('x'.repeat(1000)))],
  ])('that cannot be read: %s', async (_, name, body) => {
    expect(await refused([400, 'document_unreadable'], request, { name, body })).toMatch(`“${name}” could not be`);
  });

  it('whose result would not be valid knowledge', async () => {
    const lying = { drafts: [{ title: 'x'.repeat(501), content: 'x' }] };
    const reader = (() => Promise.resolve(lying)) as unknown as typeof threads.read;
    const importer = createDocumentImporter({ fetcher, reader });
    await expect(importer.readFile({ name: 'a.txt', body: new Uint8Array() })).rejects.toThrow('at most 500');
  });
});

describe('a file becomes drafts', () => {
  it.each<[string, string | Uint8Array<ArrayBuffer>, object]>([
    ['a.txt', 'We ship.', { title: 'a', content: 'We ship.' }],
    ['a.html', '<h1>Returns</h1><script>x</script>', { title: 'Returns', content: '# Returns' }],
    ['Größen.pdf', new Uint8Array(createPdf([pageOf('Take one size more than usual.')])), { title: 'Größen' }],
  ])('of %s, which are not stored', async (name, body, draft) => {
    const { entries, result } = await newEntries(service, organizationId, () =>
      send(cast.editor.request, { name, body }),
    );
    expect(result).toMatchObject({ status: 200, result: { drafts: [draft] } });
    expect(entries).toEqual([]);
    expect(await service.store.knowledge.list(organizationId, assistantId)).toEqual([]);
  });
});

describe('a page of the shop', () => {
  it('becomes a draft, with absolute links', async () => {
    const draft = { title: 'Returns', content: `# Returns\n\n[Form](${site}form)` };
    for (const path of ['returns', 'moved'])
      expect(await importPage(site + path)).toMatchObject({ status: 200, result: { drafts: [draft] } });
  });

  it('may be a PDF', async () => {
    expect(await importPage(`${site}manual.pdf`)).toMatchObject({
      result: { drafts: [{ title: 'manual', content: 'Charge the lamp for two hours.' }] },
    });
  });

  it('is refused to viewers, other organizations and assistants without an address', async () => {
    expect((await importPage(`${site}returns`, cast.viewer)).error?.code).toBe('forbidden');
    expect((await importPage(`${site}returns`, cast.editor, 'ast_none')).error?.code).toBe('assistant_not_found');
    expect((await importPage(`${site}returns`, cast.editor, withoutSite)).error?.code).toBe('site_url_missing');
    const { body } = await stranger.organization(stranger.organizationId, 'import_page', { assistantId, url: site });
    expect(body.error?.code).toBe('assistant_not_found');
  });

  it.each([
    ['another host', 'http://other.example/'],
    ['a subdomain', 'http://a.shop.example/'],
    ['another port', 'http://shop.example:81/'],
    ['a private network', 'http://10.0.0.1/'],
    ['the metadata service', 'http://169.254.169.254/latest/meta-data/'],
    ['this machine', 'http://localhost/'],
    ['a user name that looks like the shop', 'http://shop.example@other.example/'],
    ['no address', 'returns'],
    ['a file', 'file:///etc/passwd'],
  ])('is refused without a request at %s', async (_, url) => {
    const before = hits.length;
    expect(await importPage(url)).toMatchObject({ status: 400, error: { code: 'invalid_input' } });
    expect(hits.length).toBe(before);
  });

  it.each([
    ['inside', /not on the public internet/],
    ['away', /redirects to other\.example.*another site/],
    ['gone', /Page not found/],
    ['large', /larger than/],
  ])('is refused if it cannot be read: /%s', async (path, words) => {
    const { status, error } = await importPage(site + path);
    expect([status, error?.code]).toEqual([400, 'shop_unreachable']);
    expect(error?.message).toMatch(words);
  });

  it('is refused if it is a picture', async () => {
    expect((await importPage(`${site}lamp.jpg`)).error?.code).toBe('document_unreadable');
  });

  it('is refused on a private network, even if it is the shop itself', async () => {
    const input = { name: 'Inside', siteUrl: 'http://internal.example/' };
    const inside = await cast.owner.result<{ assistantId: string }>(
      `organizations/${organizationId}/create_assistant`,
      input,
    );
    const { error } = await importPage('http://internal.example/x', cast.editor, inside.assistantId);
    expect(error).toMatchObject({ code: 'shop_unreachable' });
  });
});
