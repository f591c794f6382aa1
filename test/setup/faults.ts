import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** Makes `faults` ready for the pages that a window opens from now on, their frames included. */
export const loadAxe = (page: Page) => page.addInitScript(axe.source);

/** The width of a window, and the colours that its browser asks for. */
export type Look = readonly [width: number, colorScheme: 'light' | 'dark'];

const LOOKS: readonly Look[] = [
  [1200, 'light'],
  [360, 'dark'],
];

/** The faults of a page as it is now: wide and light, then narrow and dark, by the rules of WCAG 2.2 and by width. */
export async function faults(page: Page, shown: Locator, looks = LOOKS): Promise<string[]> {
  await shown.first().waitFor();
  await expect.poll(() => page.locator('.mantine-Skeleton-root').count()).toBe(0);
  const found: string[] = [];
  for (const [width, colorScheme] of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    // The API reference follows the browser by itself.
    await page.locator(`html:not([data-mantine-color-scheme]), [data-mantine-color-scheme=${colorScheme}]`).waitFor();
    const broken = await brokenRules(page);
    found.push(...broken.map((rule) => `${width} ${colorScheme} ${rule}`));
    const needed = await page.evaluate('document.documentElement.scrollWidth');
    if (Number(needed) > width) found.push(`${String(needed)} pixels wide at ${width}`);
  }
  await page.setViewportSize({ width: 1200, height: 800 });
  return found;
}

const MAX_TRIES = 5;

/** A frame that is loaded again meanwhile, as a preview is when the shop's picture comes, never answers axe. */
async function brokenRules(page: Page): Promise<string[]> {
  for (let tried = 1; ; tried++)
    try {
      return await page.evaluate(async () => {
        const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
        const { violations } = await loaded.run({ resultTypes: ['violations'], frameWaitTime: 20_000 });
        return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
      });
    } catch (error) {
      if (tried === MAX_TRIES || !String(error).includes('Axe in frame timed out')) throw error;
    }
}
