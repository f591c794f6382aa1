import { checkSync } from 'recheck';
import { withoutLookaround } from './pieces.ts';

/**
 * The growth of a pattern's time with a text: `linear` where that is proved, `searched` where no slow text was found,
 * or what is wrong with it.
 */
export type Growth = 'linear' | 'searched' | 'quadratic' | { complaint: string };

/** Steps bound the search, so that a busy machine comes to the same verdict; time only what never ends. */
const SETTINGS = { attackTimeout: null, incubationTimeout: null, randomSeed: 0 };

const TIMEOUT_MS = { automaton: 10_000, fuzz: 120_000 };

/** The verdict on a pattern: by proof; or, where it looks around or is too large for one, by a search for slow texts. */
export function judgeGrowth(source: string, flags: string): Growth {
  const proof = check('automaton', source, flags);
  if (proof.status !== 'unknown') return growthOf(proof, 'linear');

  const simpler = withoutLookaround(source, flags);
  if (simpler?.every((each) => check('automaton', each, flags).status === 'safe')) return 'linear';

  return growthOf(check('fuzz', source, flags), 'searched');
}

type Verdict = ReturnType<typeof checkSync>;

const check = (checker: 'automaton' | 'fuzz', source: string, flags: string): Verdict =>
  checkSync(source, flags, { ...SETTINGS, checker, timeout: TIMEOUT_MS[checker] });

function growthOf(verdict: Verdict, safe: 'linear' | 'searched'): Growth {
  if (verdict.status === 'safe') return safe;
  if (verdict.status === 'unknown') return { complaint: `unknown: ${verdict.error.kind}` };
  const { complexity, attack } = verdict;
  if (complexity.type === 'polynomial' && complexity.degree === 2) return 'quadratic';
  return { complaint: `${complexity.summary}, as with ${attack.pattern}` };
}
