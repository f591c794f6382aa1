import { describe, expect, it } from 'vitest';
import { HALVES } from '../gauntlet/gauntlet.ts';
import { KINDS, type Kind, isGood, rightVerifier, sayAll, sayVerified, shareOf } from '../gauntlet/said.ts';

interface Bound {
  shops: readonly string[];
  reached: Record<Kind, number>;
}

/** Somewhat below what has been reached, in shares of the statements: see docs/decisions/0035. */
const BOUNDS: readonly Bound[] = [
  {
    shops: ['infancia', 'naturel', 'outdoor', 'electro'],
    reached: {
      'short false stopped': 0.71,
      'short true unchanged': 0.92,
      'fluent true kept': 0.65,
      'hidden false stopped': 0.68,
    },
  },
  {
    shops: ['kueche'],
    reached: {
      'short false stopped': 0.53,
      'short true unchanged': 0.88,
      'fluent true kept': 0.72,
      'hidden false stopped': 0.43,
    },
  },
  {
    shops: ['commute'],
    reached: {
      'short false stopped': 0.53,
      'short true unchanged': 0.88,
      'fluent true kept': 0.53,
      'hidden false stopped': 0.42,
    },
  },
];

it('has bounds for every shop', () => {
  const bounded = BOUNDS.flatMap(({ shops }) => shops);
  expect(bounded.toSorted()).toEqual(Object.values(HALVES).flat().toSorted());
});

describe.each(BOUNDS)('keeps or stops statements about $shops', ({ shops, reached }) => {
  const said = sayAll(shops);

  it.each(Object.entries(reached))('%s: at least a share of %f', (kind, least) => {
    expect(shareOf(said, kind as Kind)).toBeGreaterThanOrEqual(least);
  });

  it('nothing comes out that the model did not say', () => {
    for (const { statement, out } of said) {
      let at = 0;
      for (const sentence of out.split(/(?<=[.!?])\s+|\n+/u).filter(Boolean)) {
        at = statement.answer.indexOf(sentence, at);
        expect(at, `${statement.id}: ${sentence}`).toBeGreaterThanOrEqual(0);
      }
    }
  });
});

describe('with a second model that looks again', () => {
  const SHOPS = Object.values(HALVES).flat();

  it('which judges rightly, nearly every falsehood is stopped, and nearly every truth kept', async () => {
    const said = await sayVerified(SHOPS, rightVerifier);
    const wanted: Record<Kind, number> = {
      'short false stopped': 0.99,
      'short true unchanged': 0.98,
      'fluent true kept': 0.94,
      'hidden false stopped': 0.98,
    };
    for (const [kind, least] of Object.entries(wanted))
      expect(shareOf(said, kind as Kind)).toBeGreaterThanOrEqual(least);
  });

  it('which judges everything to be true, a wrong price still falls', async () => {
    const said = await sayVerified(HALVES.develop, () => (claims) => Promise.resolve(claims.map(() => true)));
    const isPrice = KINDS['short false stopped'];
    const prices = said.filter(({ statement }) => isPrice(statement) && statement.class === 'price');
    expect(prices.filter(isGood).length / prices.length).toBeGreaterThan(0.7);
  });

  it('which is down, no more passes than without it', async () => {
    const down = await sayVerified(HALVES.measure, () => () => Promise.reject(new Error('down')));
    const alone = sayAll(HALVES.measure);
    for (const kind of ['short false stopped', 'hidden false stopped'] as const)
      expect(shareOf(down, kind)).toBeGreaterThanOrEqual(shareOf(alone, kind));
  });
});
