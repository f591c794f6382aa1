import { describe, expect, it } from 'vitest';
import { explainCause } from '../../src/console/crawl-causes.ts';
import { crawlCauses as de } from '../../src/console/texts/de/crawl-causes.ts';
import { crawlCauses as en } from '../../src/console/texts/en/crawl-causes.ts';
import { PAGE_CAUSES, RUN_CAUSES, causeOfRun } from '../../src/domain/crawl-cause.ts';

const STATUSES = [400, 401, 403, 404, 410, 418, 429, 451, 500, 502, 503, 520].map((status) => `http_${status}`);

describe.each([
  ['English', en],
  ['German', de],
])('each cause that a crawl can record, in %s', (_language, words) => {
  it.each([...PAGE_CAUSES, ...RUN_CAUSES, ...STATUSES])('is explained: %s', (cause) => {
    const { what, next } = explainCause(cause, 'the reason', words);
    expect(Object.values(words.causes)).toContainEqual({ what, next });
    expect(what).toMatch(/^\p{Lu}.*[^.!?]$/u);
    expect(next).toMatch(/^\p{Lu}.*[.]$/u);
  });

  it('is explained by the crawler’s own words if this version does not know it', () => {
    expect(explainCause('flooded', 'The shop is under water.', words).what).toBe('The shop is under water.');
    expect(explainCause('constructor', null, words)).toEqual({ what: 'constructor', next: words.unknownNext });
  });
});

it('says each explanation in German', () => {
  const textsOf = ({ causes }: typeof en) => new Set(Object.values(causes).flatMap(({ what, next }) => [what, next]));
  expect([...textsOf(de).intersection(textsOf(en))]).toEqual([]);
});

describe('causeOfRun', () => {
  const counts = (pagesFetched: number, productsFound = 0) =>
    ({ pagesFetched, productsFound }) as Parameters<typeof causeOfRun>[0]['counts'];
  const tally = (cause: string, pages: number, status: 'failed' | 'skipped' = 'failed') => ({ status, cause, pages });

  it.each([
    ['a run that runs', 'running', counts(0), [], null],
    ['a cancelled run', 'cancelled', counts(0), [], null],
    ['a run with products', 'completed', counts(5, 1), [tally('http_403', 9)], null],
    ['a failed run', 'failed', counts(5, 1), [], 'dns'],
    ['a run that read pages', 'completed', counts(5), [tally('http_404', 5)], 'nothing_found'],
    ['a run that was kept out', 'completed', counts(1), [tally('robots', 5, 'skipped'), tally('dns', 2)], 'robots'],
    ['a run that needs a browser', 'completed', counts(5), [tally('no_browser', 1)], 'no_browser'],
    ['a run that skipped much', 'completed', counts(1), [tally('trap', 5, 'skipped')], 'nothing_found'],
  ] as const)('of %s', (_what, status, found, pages, cause) => {
    expect(causeOfRun({ status, counts: found }, 'dns', pages)).toBe(cause);
  });
});
