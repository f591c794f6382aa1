import { expect, it } from 'vitest';
import { attentionOf } from '../../src/console/overview-attention.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const FINE = {
  assistantId: 'ast_1',
  name: 'A',
  status: 'live' as const,
  siteUrl: null,
  products: 10,
  conversations: 5,
  openQuestions: 0,
  lastSeenAt: '2026-11-28T11:00:00Z',
  lastCrawl: { status: 'completed' as const, error: null, notes: [], at: '2026-11-28T03:00:00Z' },
};
const FAILED = { ...FINE.lastCrawl, status: 'failed' as const };

it.each([
  ['The last crawl failed', { lastCrawl: FAILED, openQuestions: 3 }],
  ['It has no products', { products: 0 }],
  ['Not seen in the shop yet', { lastSeenAt: null }],
  ['Not seen in the shop for a week', { lastSeenAt: '2026-11-20T12:00:00Z' }],
  ['Answer questions', { openQuestions: 2 }],
  ['Answer a question', { status: 'draft' as const, openQuestions: 1, lastCrawl: FAILED }],
  ['The last crawl failed', { status: 'draft' as const, lastCrawl: FAILED }],
  ['Find products, then go live', { status: 'draft' as const, products: 0, lastSeenAt: null }],
  ['Try it, then go live', { status: 'draft' as const }],
  ['Nothing to do', {}],
])('says "%s" first', (text, changes) => {
  expect(attentionOf({ ...FINE, ...changes }, NOW).text).toBe(text);
});

it('ranks live assistants with faults before drafts', () => {
  const rank = (changes: object) => attentionOf({ ...FINE, ...changes }, NOW).rank;
  expect(rank({ lastCrawl: FAILED })).toBeLessThan(rank({ openQuestions: 100 }));
  expect(rank({ openQuestions: 1 })).toBeLessThan(rank({ status: 'draft', lastCrawl: FAILED }));
  expect(rank({ status: 'draft' })).toBeLessThan(rank({}));
});
