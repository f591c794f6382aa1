import type { BrowserContextOptions, CDPSession } from 'playwright-core';
import { RenderFailure } from './failure.ts';
import type { PictureWindow } from './messages.ts';

/** From good to poor: a page of photographs needs more bytes. */
const QUALITIES = [80, 60, 40, 20];

export const windowOptions = ({ width, height, scale, isPhone }: PictureWindow): BrowserContextOptions => ({
  viewport: { width, height },
  deviceScaleFactor: scale,
  isMobile: isPhone,
  hasTouch: isPhone,
});

/** Takes a picture of what the window shows. @throws when it has more than `maxBytes` at any quality */
export async function takePicture(session: CDPSession, window: PictureWindow): Promise<Uint8Array> {
  const { visualViewport: view } = await session.send('Page.getLayoutMetrics');
  // The session knows nothing of the density that the page sees. Pages that are not made for phones are zoomed out.
  const clip = {
    x: view.pageX,
    y: view.pageY,
    width: window.width / view.scale,
    height: window.height / view.scale,
    scale: view.scale * window.scale,
  };
  for (const quality of QUALITIES) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, clip });
    const picture = Buffer.from(data, 'base64');
    if (picture.byteLength <= window.maxBytes) return picture;
  }
  throw new RenderFailure('Its picture is too large.');
}
