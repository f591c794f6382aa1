import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Makes `faults` ready for the pages that a window opens from now on, their frames included. */
export const loadAxe = (page: Page) => page.addInitScript(axe.source);

const WIDTHS = [1440, 390] as const;
const SCHEMES = ['light', 'dark'] as const;
/** The narrowest window that a page has to fit into. */
const MIN_WIDTH = 360;
const MAX_RESIZE_MS = 5_000;
/** The rules that can find something else in the same page with other colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The faults of a page as it is now: wide and narrow, light and dark, by the rules of WCAG 2.2 and by width. */
export async function faults(page: Page, shown: Locator): Promise<string[]> {
  await shown.first().waitFor();
  await expect.poll(() => page.locator('.mantine-Skeleton-root').count()).toBe(0);
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      // The API reference follows the browser by itself.
      await page.locator(`html:not([data-mantine-color-scheme]), [data-mantine-color-scheme=${colorScheme}]`).waitFor();
      const broken = await brokenRules(page, colorScheme === SCHEMES[0] ? undefined : COLOUR_RULES);
      found.push(...broken.map((rule) => `${width} ${colorScheme} ${rule}`));
    }
  }
  for (const width of [...WIDTHS, MIN_WIDTH]) {
    await page.setViewportSize({ width, height: 800 });
    // What follows the window's width, such as a chart, does so a moment later.
    const needed = () => page.evaluate('document.documentElement.scrollWidth');
    try {
      await expect.poll(needed, { timeout: MAX_RESIZE_MS }).toBeLessThanOrEqual(width);
    } catch {
      found.push(`${String(await needed())} pixels wide at ${width}`);
    }
  }
  await page.setViewportSize({ width: 1200, height: 800 });
  return found;
}

const MAX_TRIES = 5;

/** A frame that is loaded again meanwhile, as a preview is when the shop's picture comes, never answers axe. */
async function brokenRules(page: Page, only: string[] | undefined): Promise<string[]> {
  for (let tried = 1; ; tried++)
    try {
      return await page.evaluate(async (rules) => {
        const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
        const { violations } = await loaded.run({
          resultTypes: ['violations'],
          frameWaitTime: 20_000,
          ...(rules && { runOnly: rules }),
        });
        return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
      }, only);
    } catch (error) {
      if (tried === MAX_TRIES || !String(error).includes('Axe in frame timed out')) throw error;
    }
}
