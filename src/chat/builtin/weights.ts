import { INGREDIENTS } from '../evidence/groups.ts';
import type { MessageTerm } from './message.ts';

/** For whom a thing is: what is for one of them is not for the others. */
export const AUDIENCES: ReadonlySet<string> = new Set(
  ['women', 'men', 'children', 'babies', 'newborns', 'toddlers', 'teenagers'].map((each) => `uses.${each}`),
);

const of = (list: string): string[] => list.split(' ').map((use) => `uses.${use}`);

/** What is one of these is hardly another of them. */
const EXCLUSIVE: readonly ReadonlySet<string>[] = [
  AUDIENCES,
  new Set(of('summer winter')),
  new Set(of('indoors outdoors')),
  new Set(of('dogs cats')),
  new Set(of('leftHanders rightHanders')),
];

/** The group in which a concept excludes the others: a colour, a season, for whom it is. */
export function exclusiveGroup(concept: string): string | null {
  if (concept.startsWith('colours.')) return 'colours';
  const at = EXCLUSIVE.findIndex((group) => group.has(concept));
  return at < 0 ? null : String(at);
}

/** True for a kind of thing that is sold, rather than a part of one: a pocket, a lid. */
export const isThing = (concept: string): boolean => /^kinds(?:Home|Leisure)\.(?!part\p{Lu})/u.test(concept);

const KIND_WEIGHT = 2;
const QUALITY_WEIGHT = 0.6;
/** What a request is about counts most; how it should be, least. */
export function termWeight({ concepts }: MessageTerm): number {
  const groups = new Set([...concepts].map((concept) => concept.split('.', 1)[0]));
  if ([...concepts].some(isThing)) return KIND_WEIGHT;
  return groups.has('qualities') || groups.has('attributes') ? QUALITY_WEIGHT : 1;
}

/** True for a concept of what may harm somebody. */
export const isHarmful = (concept: string): boolean => HARMFUL.has(concept.split('.', 1)[0] ?? '');

const HARMFUL: ReadonlySet<string> = new Set(['allergy', 'health', 'safety']);

/** True for what may harm somebody if it is there after all. */
export const needsProof = ({ concepts }: MessageTerm): boolean =>
  [...concepts].some((concept) => INGREDIENTS.has(concept) || isHarmful(concept));

/** The points of the signs that are there. */
export const sumOf = (signs: readonly [isThere: boolean, points: number][]): number =>
  signs.reduce((sum, [isThere, points]) => sum + (isThere ? points : 0), 0);
