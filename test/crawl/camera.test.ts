import { afterEach, describe, expect, it } from 'vitest';
import { type CameraOptions, createCamera } from '../../src/crawl/front/camera.ts';
import { createShopVisitor } from '../../src/crawl/front/visitor.ts';
import { createRenderer, type Renderer } from '../../src/crawl/render/renderer.ts';
import type { PageRequest } from '../../src/crawl/render/messages.ts';
import { readHere } from '../../src/crawl/threads/reader.ts';
import type { TakenPicture } from '../../src/domain/shop-picture.ts';
import { testRenderer } from '../system/rendered-stage.ts';
import { closeAll, guarded, serve } from './fetch-server.ts';

afterEach(closeAll);

const PAGE = '<title>Lamps</title><h1>Lamps</h1>';
const WEBP = Buffer.from('RIFF....WEBPVP8 ');
type Render = Renderer['render'];

/** A browser whose pictures are these bytes. */
function fakeBrowser(picture: Uint8Array = WEBP, during: (...given: Parameters<Render>) => unknown = () => {}) {
  const windows: unknown[] = [];
  const renderer: Renderer = {
    async render(page, options) {
      windows.push(options.window);
      await during(page, options);
      return { ...page, isSettled: true, picture };
    },
    close: () => Promise.resolve(),
  };
  return { renderer, windows };
}

const cameraWith = (options: Partial<CameraOptions> = {}) =>
  createCamera({ fetcher: guarded(), reader: readHere, ...fakeBrowser(), ...options });
const problemOf = (taken: TakenPicture) => ('problem' in taken ? taken.problem : 'none');

describe('there is no picture', () => {
  it.each([
    ['of a private address', 'http://10.0.0.1/', 'unreachable'],
    ['of a name for a private address', 'http://internal.example/', 'unreachable'],
    ['of a host that is gone', 'http://gone.example/', 'unreachable'],
  ])('%s', async (_, url, problem) => {
    const { renderer, windows } = fakeBrowser();
    expect(problemOf(await cameraWith({ renderer })('org_a', url, 'desktop'))).toBe(problem);
    expect(windows).toEqual([]);
  });

  it('of a page that the shop refuses', async () => {
    const { url } = await serve((_, response) => response.writeHead(403).end());
    expect(problemOf(await cameraWith()('org_a', url, 'desktop'))).toBe('refused');
  });

  it('of a page that does not arrive', async () => {
    const { url } = await serve(() => {});
    const fetcher = guarded({ timeoutMs: 100 });
    expect(problemOf(await cameraWith({ fetcher })('org_a', url, 'desktop'))).toBe('slow');
  });

  it('of a page that is too large', async () => {
    const { url } = await serve((_, response) => response.end('<p>'.repeat(1_000)));
    const fetcher = guarded({ maxBytes: 1_000 });
    expect(problemOf(await cameraWith({ fetcher })('org_a', url, 'desktop'))).toBe('large');
  });

  it('without a browser', async () => {
    const { url } = await serve((_, response) => response.setHeader('content-type', 'text/html').end(PAGE));
    const renderer = createRenderer({ wsUrl: undefined, program: '/nowhere/chromium', searchPath: '' });
    expect(problemOf(await cameraWith({ renderer })('org_a', url, 'desktop'))).toBe('no_browser');
  });

  it.each([
    ['is no image of its type', Buffer.from('<script>alert(1)</script>')],
    ['is too large', Buffer.concat([WEBP, Buffer.alloc(300_000)])],
  ])('that %s', async (_, picture) => {
    const { url } = await serve((_request, response) => response.setHeader('content-type', 'text/html').end(PAGE));
    expect(problemOf(await cameraWith(fakeBrowser(picture))('org_a', url, 'desktop'))).toBe('not_rendered');
  });

  it('after all its time was spent waiting for another of the organization', async () => {
    const { url } = await serve((_, response) => response.setHeader('content-type', 'text/html').end(PAGE));
    const gate = Promise.withResolvers<void>();
    const take = cameraWith({ ...fakeBrowser(WEBP, () => gate.promise), timeoutMs: 300 });
    const [first, other] = [take('org_a', url, 'desktop'), take('org_b', url, 'desktop')];
    expect(problemOf(await take('org_a', url, 'phone'))).toBe('busy');
    gate.resolve();
    expect((await Promise.all([first, other])).map(problemOf)).toEqual(['none', 'none']);
  });
});

it('fetches what the page asks for with the guards of a crawl, and no more than a picture needs', async () => {
  const { url, port } = await serve((_, response) => response.setHeader('content-type', 'text/html').end(PAGE));
  const request = (asked: string): PageRequest => ({ kind: 'data', url: asked, headers: {}, body: null });
  const answers: unknown[] = [];
  const { renderer } = fakeBrowser(WEBP, async (_, { respond, signal }) => {
    for (const asked of [`http://shop.example:${port}/logo.png`, 'http://10.0.0.1/', 'http://internal.example/'])
      answers.push(
        await respond(request(asked), signal).then(
          (response) => response?.status,
          ({ code }: { code: string }) => code,
        ),
      );
    answers.push(await respond({ ...request(`http://other.example:${port}/`), kind: 'document' }, signal));
  });
  await cameraWith({ renderer })('org_a', url, 'desktop');
  expect(answers).toEqual([200, 'blocked_address', 'blocked_address', null]);
});

it('takes a picture once for all who ask for it meanwhile', async () => {
  const { url } = await serve((_, response) => response.setHeader('content-type', 'text/html').end(PAGE));
  const { renderer, windows } = fakeBrowser();
  const take = cameraWith({ renderer });
  await Promise.all([take('org_a', url, 'desktop'), take('org_a', url, 'desktop'), take('org_a', url, 'phone')]);
  expect(windows).toMatchObject([
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]);
});

it('takes a real picture, with images and styles, without a widget of ours', async () => {
  const { url, hits } = await serve((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end();
    return response
      .setHeader('content-type', 'text/html')
      .end(
        `${PAGE}<link rel="stylesheet" href="/a.css"><img src="/a.png"><script>fetch('/api/widget/aisle_pk_a/config')</script>`,
      );
  });
  const taken = await cameraWith({ renderer: testRenderer() })('org_a', url, 'phone');
  expect(taken).toMatchObject({ image: expect.any(Uint8Array) });
  expect(hits.toSorted()).toEqual(['/', '/a.css', '/a.png']);
});

describe('a visit', () => {
  it('of the last minute is reused only where that will do', async () => {
    const { url, hits } = await serve((_, response) => response.setHeader('content-type', 'text/html').end(PAGE));
    const shops = createShopVisitor({ fetcher: guarded(), reader: readHere, takePicture: cameraWith() });
    await Promise.all([shops.visit(url, { orRecent: true }), shops.visit(url, { orRecent: true })]);
    expect(hits).toHaveLength(1);
    await shops.visit(url);
    expect(hits).toHaveLength(2);
    await shops.visit(url, { orRecent: true });
    expect(hits).toHaveLength(2);
  });

  it('for a picture that failed is not repeated for a minute, unless somebody wants it', async () => {
    const { url, hits } = await serve((_, response) => response.writeHead(503).end());
    const shops = createShopVisitor({ fetcher: guarded(), reader: readHere, takePicture: cameraWith() });
    const page = { url, screen: 'desktop' } as const;
    for (const options of [{ orRecent: true }, { orRecent: true }, {}]) await shops.picture('org_a', page, options);
    expect(hits).toHaveLength(2);
  });
});
