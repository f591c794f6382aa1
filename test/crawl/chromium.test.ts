import { expect, it } from 'vitest';
import { findChromium } from '../../src/crawl/render/chromium.ts';

it.each([
  ['a missing file', '/nowhere/chromium', null],
  ['a file that is not executable', import.meta.filename, null],
  ['a folder', '/tmp', null],
  ['a program', process.execPath, process.execPath],
])('findChromium resolves %s', (_, program, found) => {
  expect(findChromium({ program, searchPath: '/usr/bin' })).toBe(found);
});
