import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const CHECKOUT = join(import.meta.dirname, '../..');

/**
 * Real pages and strings with values read by people; they belong to others and are not part of this project.
 * @param suite receives the folder's path; if the folder is missing, stderr and a skipped test say so
 */
export function describeSamples(folder: string, suite: (path: string) => void): void {
  const place = join('../shared/samples/crawl', folder);
  const path = join(CHECKOUT, place);
  const isMissing = !existsSync(path);
  if (isMissing) process.stderr.write(`Not measured: ${place} is missing beside the checkout.\n`);
  // Vitest also calls the function of a skipped suite, to collect its tests.
  describe.skipIf(isMissing)(`the samples in ${place}`, () => {
    (isMissing ? reportMissing : suite)(path);
  });
}

function reportMissing(): void {
  test('not measured: the folder is missing beside the checkout', () => expect.unreachable());
}
