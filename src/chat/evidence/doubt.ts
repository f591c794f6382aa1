import { type Tree, sumOf } from './boosted-trees.ts';
import trees from './doubt.json' with { type: 'json' };
import type { DoubtSigns } from './signs.ts';

/**
 * The log-odds of a falsehood from which on a sentence does not leave; lower, more truths are cut. A number without a source
 * leaves only if the sentence is likelier true.
 */
export const MAX_DOUBT = { words: 0.9, value: 0 };

/**
 * Returns the logarithm of the odds that a sentence is false, if as many are as are true. Only of sentences that no hard
 * rule objects to. The trees are learned from the gauntlets: `npm run bench -- evidence train`
 */
export const doubtOf = (signs: DoubtSigns): number => sumOf(trees as unknown as readonly Tree[], signs);
