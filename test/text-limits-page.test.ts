import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { TEXT_LIMITS } from '../src/domain/text-limits.ts';

const page = fs.readFileSync(path.join(import.meta.dirname, '../docs/text-limits.md'), 'utf8');

it('lists the maximum length of every text', () => {
  const listed = [...page.matchAll(/^\| `(\w+)` +\| +([\d,]+) \|/gm)].map(([, name = '', most = '']) => [
    name,
    Number(most.replaceAll(',', '')),
  ]);
  expect(Object.fromEntries(listed)).toEqual(TEXT_LIMITS);
});
