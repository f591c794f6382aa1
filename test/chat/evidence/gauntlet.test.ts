import { describe, expect, it } from 'vitest';
import { HALVES } from '../gauntlet/gauntlet.ts';
import { type Kind, sayAll, shareOf } from '../gauntlet/said.ts';

/** Somewhat below what has been reached, in shares of the statements: see docs/decisions/0035. */
const REACHED: Record<keyof typeof HALVES, Record<Kind, number>> = {
  develop: {
    'short false stopped': 0.75,
    'short true unchanged': 0.94,
    'fluent true kept': 0.7,
    'hidden false stopped': 0.72,
  },
  measure: {
    'short false stopped': 0.66,
    'short true unchanged': 0.9,
    'fluent true kept': 0.58,
    'hidden false stopped': 0.64,
  },
};

describe.each(Object.entries(REACHED))('of what a model says of the shops to %s with', (half, reached) => {
  const said = sayAll(HALVES[half as keyof typeof HALVES]);

  it.each(Object.entries(reached))('%s: at least %f', (kind, least) => {
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
