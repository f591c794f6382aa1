import { INGREDIENTS } from '../evidence/groups.ts';
import type { Term } from './message.ts';

/** For whom a thing is: what is for one of them is not for the others. */
export const AUDIENCES: ReadonlySet<string> = new Set(
  ['women', 'men', 'children', 'babies', 'newborns', 'toddlers', 'teenagers'].map((each) => `uses.${each}`),
);

const KIND_WEIGHT = 2;
const QUALITY_WEIGHT = 0.6;
/** What a wish is about counts most; how it should be, least. */
export function termWeight({ concepts }: Term): number {
  const groups = new Set([...concepts].map((concept) => concept.split('.', 1)[0]));
  if (groups.has('kindsHome') || groups.has('kindsLeisure')) return KIND_WEIGHT;
  return groups.has('qualities') || groups.has('attributes') ? QUALITY_WEIGHT : 1;
}

const HARMFUL: ReadonlySet<string> = new Set(['allergy', 'health', 'safety']);

/** True for what may harm somebody if it is there after all. */
export const needsProof = ({ concepts }: Term): boolean =>
  [...concepts].some((concept) => INGREDIENTS.has(concept) || HARMFUL.has(concept.split('.', 1)[0] ?? ''));
