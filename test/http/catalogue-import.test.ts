import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from '../../src/http/server.ts';
import { newEntries } from '../setup/audit-log.ts';
import { sharedService } from '../setup/service.ts';
import { BASE_URL, createCast, createOwner } from '../setup/visitor.ts';

const FEED = 'link,title,id,price\nhttps://shop.test/a,A,1,12.99 EUR\nnowhere,B,2,\n';

const service = await sharedService();
const cast = await createCast(service);
const assistantId = await createAssistant();

async function createAssistant(): Promise<string> {
  const path = `organizations/${cast.organizationId}/create_assistant`;
  return (await cast.owner.result<{ assistantId: string }>(path, { name: 'Shop' })).assistantId;
}

const address = (query: Record<string, string> = { assistantId }, organizationId = cast.organizationId) =>
  `/api/console/organizations/${organizationId}/import?${new URLSearchParams(query).toString()}`;

type Request = typeof cast.owner.request;

async function send(request: Request, body: Body = FEED, path = address(), headers: Record<string, string> = {}) {
  const response = await request(path, { method: 'POST', headers: { Origin: BASE_URL, ...headers }, body });
  const lines = (await response.text()).trim().split('\n');
  return { response, status: response.status, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

type Body = NonNullable<RequestInit['body']> | null;

/** A CSV of this many products. */
function csvOf(products: number): string {
  const rows = Array.from({ length: products }, (_, n) => `https://shop.test/p/${n},Product ${n}\n`);
  return `url,title\n${rows.join('')}`;
}

describe('refused, and nothing changed', () => {
  const refused = async (work: () => ReturnType<typeof send>, status: number, code: string) => {
    const { entries, result } = await newEntries(service, cast.organizationId, work);
    expect([result.status, result.lines]).toMatchObject([status, [{ error: { code, requestId: expect.any(String) } }]]);
    expect(entries).toEqual([]);
  };

  it('from another site', () =>
    refused(() => send(cast.owner.request, FEED, address(), { Origin: 'https://evil.test' }), 403, 'cross_site'));

  it('without a session', () =>
    refused(
      () => send((path, init) => Promise.resolve(service.app.request(`${BASE_URL}${path}`, init))),
      401,
      'unauthorized',
    ));

  it('in another organization', async () => {
    const stranger = await createOwner(service);
    await refused(() => send(stranger.request), 404, 'organization_not_found');
  });

  it('for a viewer', () => refused(() => send(cast.viewer.request), 403, 'forbidden'));

  it('for an assistant of another organization', async () => {
    const stranger = await createOwner(service);
    await refused(
      () => send(stranger.request, FEED, address({ assistantId }, stranger.organizationId)),
      404,
      'assistant_not_found',
    );
  });

  it.each<[string, Record<string, string>]>([
    ['no assistant', {}],
    ['a format that there is not', { assistantId: 'ast_1', format: 'xlsx' }],
    ['more than it takes', { assistantId: 'ast_1', dryRun: 'yes' }],
  ])('with %s', (_what, query) => refused(() => send(cast.owner.request, FEED, address(query)), 400, 'invalid_input'));

  it.each<[string, Body]>([
    ['no body', null],
    ['an empty one', ''],
    ['a web page', '<!doctype html><html></html>'],
    ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0])],
    ['columns of something else', 'name,cost\nx,1\n'],
  ])('with %s', (_what, body) => refused(() => send(cast.owner.request, body), 400, 'invalid_input'));
});

it('imports the body and ends with the report', async () => {
  const { entries, result } = await newEntries(service, cast.organizationId, () => send(cast.editor.request));
  expect(result.response.headers.get('content-type')).toBe('application/x-ndjson');
  expect(result.lines).toEqual([
    {
      report: {
        added: 1,
        updated: 0,
        unchanged: 0,
        refused: 1,
        faults: [{ line: 3, field: 'url', message: 'must be an absolute http:// or https:// URL' }],
        ignored: [],
        stopped: null,
      },
    },
  ]);
  expect(entries).toMatchObject([
    {
      action: 'import_products',
      target: assistantId,
      via: 'console',
      actor: { id: cast.editor.userId },
      requestId: result.response.headers.get('x-request-id'),
      before: null,
      after: { added: 1, updated: 0, unchanged: 0, refused: 1 },
    },
  ]);
  const listed = await cast.viewer.result<object[]>(`organizations/${cast.organizationId}/list_catalogue`, {
    assistantId,
  });
  expect(listed).toMatchObject([{ url: 'https://shop.test/a', externalId: '1', price: 12.99, currency: 'EUR' }]);
});

it('reads the body in the given format', async () => {
  const body = 'url,a,b\tlink\ttitle\n\thttps://shop.test/tab\tTab\n';
  expect((await send(cast.owner.request, body)).status).toBe(400);
  const { lines } = await send(cast.owner.request, body, address({ assistantId, format: 'merchant-tsv' }));
  expect(lines).toMatchObject([{ report: { added: 1 } }]);
});

it('reports progress after each batch', async () => {
  const { lines } = await send(cast.owner.request, csvOf(1100), address({ assistantId: await createAssistant() }));
  expect(lines).toMatchObject([
    { progress: { added: 500 } },
    { progress: { added: 1000 } },
    { report: { added: 1100 } },
  ]);
});

it('stops when its caller disconnects, and logs what was imported', async () => {
  const target = await createAssistant();
  const { entries } = await newEntries(service, cast.organizationId, async () => {
    const init = { method: 'POST', headers: { Origin: BASE_URL }, body: csvOf(5000) };
    const response = await cast.owner.request(address({ assistantId: target }), init);
    const reader = response.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    await expect.poll(async () => (await service.store.audit.list(cast.organizationId, { target }, 10)).length).toBe(2);
  });
  const after = entries.find(({ action }) => action === 'import_products')?.after as { added: number };
  expect(after.added).toBeGreaterThanOrEqual(500);
  expect(after.added).toBeLessThan(5000);
});

describe('over a connection', () => {
  async function listen(): Promise<string> {
    const server = createHttpServer(service.app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  const cookie = () => [...cast.owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  it('responds while the body is still arriving', async () => {
    const origin = await listen();
    const target = await createAssistant();
    const { promise: seen, resolve } = Promise.withResolvers<void>();
    const body = ReadableStream.from(
      (async function* pieces() {
        yield Buffer.from(csvOf(3000));
        await seen; // the rest comes once there was an answer
        yield Buffer.from('https://shop.test/last,Last\n');
      })(),
    );
    const headers = { Cookie: cookie(), Origin: origin, Host: new URL(origin).host };
    const response = await fetch(origin + address({ assistantId: target }), {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    });
    let text = '';
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece;
      resolve();
    }
    expect(text).toContain('{"progress":{"added":500,');
    expect(JSON.parse(text.trim().split('\n').at(-1) ?? '')).toMatchObject({ report: { added: 3001 } });
  });

  it('refuses a large file at its beginning', async () => {
    const origin = await listen();
    let sent = 0;
    const body = ReadableStream.from(
      (async function* pieces() {
        yield Buffer.from('<!doctype html><html>');
        for (; sent < 2000; sent++) yield Buffer.alloc(65_536, 'x');
      })(),
    );
    const headers = { Cookie: cookie(), Origin: origin };
    const response = await fetch(origin + address(), { method: 'POST', headers, body, duplex: 'half' });
    expect(response.status).toBe(400);
    expect(sent).toBeLessThan(2000);
  });
});
