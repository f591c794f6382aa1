import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until a field is marked as wrong, and returns what describes it, or its group, to a screen reader. */
export async function errorOf(field: Locator, described = field): Promise<string> {
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  const ids = (await described.getAttribute('aria-describedby')) ?? '';
  const texts = ids.split(/ +/).map((id) => field.page().locator(`[id="${id}"]`).textContent());
  return (await Promise.all(texts)).join(' ');
}
