import { describe, expect, it } from 'vitest';
import { HALVES } from '../gauntlet/gauntlet.ts';
import { KINDS, type Kind, isGood, rightVerifier, sayAll, sayVerified, shareOf } from '../gauntlet/said.ts';

describe('with a second model that looks again', () => {
  const SHOPS = Object.values(HALVES).flat();

  it('that judges rightly, stops nearly every falsehood and keeps nearly every truth', async () => {
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

  it('that believes everything, still stops wrong prices', async () => {
    const said = await sayVerified(HALVES.develop, () => (claims) => Promise.resolve(claims.map(() => true)));
    const isPrice = KINDS['short false stopped'];
    const prices = said.filter(({ statement }) => isPrice(statement) && statement.class === 'price');
    expect(prices.filter(isGood).length / prices.length).toBeGreaterThan(0.7);
  });

  it('that is down, passes no more than without it', async () => {
    const down = await sayVerified(HALVES.measure, () => () => Promise.reject(new Error('down')));
    const alone = sayAll(HALVES.measure);
    for (const kind of ['short false stopped', 'hidden false stopped'] as const)
      expect(shareOf(down, kind)).toBeGreaterThanOrEqual(shareOf(alone, kind));
  });
});
