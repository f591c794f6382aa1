import { INGREDIENTS } from '../evidence/groups.ts';
import type { MessageTerm } from './message.ts';

/** Recipients, who exclude each other: a product for one of them is not for the others. */
export const AUDIENCES: ReadonlySet<string> = new Set(
  ['women', 'men', 'children', 'babies', 'newborns', 'toddlers', 'teenagers'].map((each) => `uses.${each}`),
);

const of = (list: string): string[] => list.split(' ').map((use) => `uses.${use}`);

/** Groups of uses that hardly ever apply to the same product. */
const EXCLUSIVE: readonly ReadonlySet<string>[] = [
  AUDIENCES,
  new Set(of('summer winter')),
  new Set(of('indoors outdoors')),
  new Set(of('dogs cats')),
  new Set(of('leftHanders rightHanders')),
];

/** Returns the group in which a concept excludes the others: colours, seasons, recipients. */
export function exclusiveGroup(concept: string): string | null {
  if (concept.startsWith('colours.')) return 'colours';
  const at = EXCLUSIVE.findIndex((group) => group.has(concept));
  return at < 0 ? null : String(at);
}

/** True for a kind of product, rather than a part of one such as a pocket or a lid. */
export const isThing = (concept: string): boolean => /^kinds(?:Home|Leisure)\.(?!part\p{Lu})/u.test(concept);

/** True for a term that means a kind of product. */
export const namesThing = ({ concepts }: MessageTerm): boolean => [...concepts].some(isThing);

const KIND_WEIGHT = 2;
const QUALITY_WEIGHT = 0.6;
/** Weighs terms: the kind of product counts most, its qualities least. */
export function termWeight(term: MessageTerm): number {
  const groups = new Set([...term.concepts].map((concept) => concept.split('.', 1)[0]));
  if (namesThing(term)) return KIND_WEIGHT;
  return groups.has('qualities') || groups.has('attributes') ? QUALITY_WEIGHT : 1;
}

/** True for everyday words, and words of no table: "the small bags" are no kind of thing. */
export const isOfTopics = ({ concepts }: MessageTerm): boolean =>
  [...concepts].every((concept) => concept.startsWith('topics.'));

/** True for concepts of allergy, health and safety. */
export const isHarmful = (concept: string): boolean => HARMFUL.has(concept.split('.', 1)[0] ?? '');

const HARMFUL: ReadonlySet<string> = new Set(['allergy', 'health', 'safety']);

/** True for terms whose absence must be proven, since their presence may harm someone. */
export const needsProof = ({ concepts }: MessageTerm): boolean =>
  [...concepts].some((concept) => INGREDIENTS.has(concept) || isHarmful(concept));

/** Sums the points of the signs that are present. */
export const sumOf = (signs: readonly [isThere: boolean, points: number][]): number =>
  signs.reduce((sum, [isThere, points]) => sum + (isThere ? points : 0), 0);
