import path from 'node:path';
import type { Page } from 'playwright-core';

const IMAGES = path.join(import.meta.dirname, '../../docs/images');

/** The margin around the panel, on a screen that is wide enough for it. */
const CORNER = 460;

/** Saves a screenshot of the widget's corner as docs/images/NAME.png, if `UPDATE_IMAGES=1` is set. */
export async function keepPicture(page: Page, name: string, shown = CORNER): Promise<void> {
  if (process.env['UPDATE_IMAGES'] !== '1') return;
  await page.waitForLoadState('networkidle');
  const { width, height } = page.viewportSize() ?? { width: CORNER, height: CORNER };
  const isLeft = (await page.evaluate('document.dir')) === 'rtl';
  const clip = { x: isLeft ? 0 : Math.max(0, width - shown), y: 0, width: Math.min(width, shown), height };
  await page.screenshot({ path: path.join(IMAGES, `${name}.png`), animations: 'disabled', clip });
}
