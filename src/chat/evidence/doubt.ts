import { type Tree, sumOf } from './boosted-trees.ts';
import trees from './doubt.json' with { type: 'json' };
import type { DoubtSigns } from './signs.ts';

/**
 * The log-odds of a falsehood from which on a sentence does not leave; lower, more truths are cut. What the rules do not
 * object to has to be clearly false; what they object to for its words may be likelier false than true, but not for a number
 * without a source.
 */
export const MAX_DOUBT = { unobjected: 1.65, words: 0.5, value: 0 };

/**
 * Returns the logarithm of the odds that a sentence is false, if as many are as are true. Only of sentences that no hard
 * rule objects to. The trees are learned from the gauntlets: `npm run bench -- evidence train`
 */
export const doubtOf = (signs: DoubtSigns): number => sumOf(trees as unknown as readonly Tree[], signs);
