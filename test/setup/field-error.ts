import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until a field is marked as wrong, and returns what describes it to a screen reader. */
export async function errorOf(field: Locator): Promise<string> {
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  const ids = (await field.getAttribute('aria-describedby')) ?? '';
  const texts = ids.split(/ +/).map((id) => field.page().locator(`[id="${id}"]`).textContent());
  return (await Promise.all(texts)).join(' ');
}
