import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const page = fs.readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8');

it('names tests for every promise, and each of them exists', () => {
  const promises = page.split(/^- /m).slice(1);
  expect(promises.length).toBeGreaterThan(15);
  expect(promises.filter((promise) => !/`(?:test\/\S+\.test\.ts|npm run bench -- \w+)`/.test(promise))).toEqual([]);
  const named = [...page.matchAll(/`(test\/\S+)`/g)].map(([, file = '']) => file);
  expect(named.filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
});
