import { randomUUID } from 'node:crypto';
import type { PictureProblem, PictureScreen, TakenPicture } from '../../domain/shop-picture.ts';
import { FetchError, type FetchErrorCode, type Fetcher } from '../http/fetch.ts';
import type { PageRequest, PageResponse, PictureWindow } from '../render/messages.ts';
import type { Renderer } from '../render/renderer.ts';
import { createRequestProxy } from '../render/request-proxy.ts';
import { createSlots } from '../render/slots.ts';
import type { Reader } from '../threads/reader.ts';
import { TooExpensive } from '../threads/too-expensive.ts';

const MAX_BYTES = 300_000;
const WINDOWS: Record<PictureScreen, PictureWindow> = {
  desktop: { width: 1440, height: 900, scale: 1, isPhone: false, maxBytes: MAX_BYTES },
  phone: { width: 390, height: 844, scale: 2, isPhone: true, maxBytes: MAX_BYTES },
};
/** A page that is still loading is pictured as it is. */
const MAX_RENDER_MS = 10_000;
/** Timeout of one picture, the wait for others included: somebody waits for it. */
const DEFAULT_TIMEOUT_MS = 40_000;
/** Maximum total size of the responses to the page's requests. */
const MAX_PAGE_BYTES = 30 * 1024 * 1024;
const MAX_PAGE_LENGTH = 10 * 1024 * 1024;

const PROBLEMS: Partial<Record<FetchErrorCode, PictureProblem>> = {
  no_browser: 'no_browser',
  render: 'not_rendered',
  timeout: 'slow',
  aborted: 'slow',
  too_large: 'large',
};

export interface CameraOptions {
  fetcher: Pick<Fetcher, 'get'>;
  reader: Reader;
  renderer: Renderer;
  timeoutMs?: number;
}

export type TakePicture = (organizationId: string, url: string, screen: PictureScreen) => Promise<TakenPicture>;

/**
 * Takes pictures of shops' pages: one at a time of each organization, and whoever asks for the same one meanwhile
 * shares it.
 */
export function createCamera({ timeoutMs = DEFAULT_TIMEOUT_MS, ...options }: CameraOptions): TakePicture {
  const running = new Map<string, Promise<TakenPicture>>();
  const turns = new Map<string, ReturnType<typeof createSlots>>();

  async function takeInTurn(organizationId: string, url: string, screen: PictureScreen): Promise<TakenPicture> {
    const signal = AbortSignal.timeout(timeoutMs);
    const turn = turns.get(organizationId) ?? createSlots(1);
    turns.set(organizationId, turn);
    try {
      await turn.acquire(signal);
    } catch {
      return { problem: 'busy' };
    }
    try {
      return { image: await take(url, WINDOWS[screen], { ...options, signal }) };
    } catch (error) {
      return { problem: problemOf(error, signal) };
    } finally {
      turn.release();
      if (turn.isIdle()) turns.delete(organizationId);
    }
  }

  return (organizationId, url, screen) => {
    const key = JSON.stringify([organizationId, url, screen]);
    const picture = running.get(key) ?? takeInTurn(organizationId, url, screen).finally(() => void running.delete(key));
    running.set(key, picture);
    return picture;
  };
}

type Take = Pick<CameraOptions, 'fetcher' | 'reader' | 'renderer'> & { signal: AbortSignal };

async function take(
  address: string,
  window: PictureWindow,
  { fetcher, reader, renderer, signal }: Take,
): Promise<Uint8Array> {
  const { status, url, body, contentType } = await fetcher.get(address, { accept: 'html', signal });
  if (status !== 200) throw new Refused();
  const { html } = await reader('shell', { url, body, contentType, isRetry: true, rendersAll: true }, { signal });
  const { host } = new URL(url);
  const proxy = createRequestProxy({ fetcher, canFetch: (each) => URL.parse(each)?.host === host });
  let bytes = 0;
  const respond = async (request: PageRequest, page: AbortSignal): Promise<PageResponse | null> => {
    if (bytes > MAX_PAGE_BYTES) return null;
    const response = await proxy(request, { from: url, run: signal, page });
    bytes += response?.body.byteLength ?? 0;
    return response;
  };
  const limits = { limitMs: MAX_RENDER_MS, maxLength: MAX_PAGE_LENGTH, window };
  const { picture } = await renderer.render(
    { url, html: html ?? '' },
    { run: randomUUID(), ...limits, respond, signal },
  );
  if (!picture || !isWebP(picture) || picture.byteLength > MAX_BYTES) throw new FetchError('render', 'No picture.');
  return picture;
}

/** The shop answered with something else than a page. */
class Refused extends Error {}

function problemOf(error: unknown, signal: AbortSignal): PictureProblem {
  if (error instanceof Refused) return 'refused';
  if (error instanceof TooExpensive) return 'large';
  if (signal.aborted) return error === signal.reason ? 'busy' : 'slow';
  if (error instanceof FetchError) return PROBLEMS[error.code] ?? 'unreachable';
  throw error;
}

/** The process that runs a stranger's page has made it. */
function isWebP(picture: Uint8Array): boolean {
  const ascii = Buffer.from(picture.buffer, picture.byteOffset, 12).toString('latin1');
  return ascii.startsWith('RIFF') && ascii.endsWith('WEBP');
}
