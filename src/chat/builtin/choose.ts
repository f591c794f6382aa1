import type { Cue } from '../languages/cues.ts';
import type { Found } from './finding.ts';
import type { Evidence } from './gather.ts';
import type { ParsedMessage } from './message.ts';
import { termWeight } from './weights.ts';

export { hasConditions } from './finding.ts';

/** Decides whether the message stands alone or refines the request before it. */
export function choose({ alone, together, message }: Evidence): Found {
  // Something that goes with a product is a different product.
  if (!together || message.cues.has('goesWith')) return alone;
  const isOther =
    alone.kinds.some((term) => termWeight(term) > 1 && !isIn(term, together)) || message.cues.has('instead');
  if (alone.kinds.length > 0 && (isOther || replacesKind(alone, together))) return alone;
  if (asksForAnother(message, alone, together)) return alone;
  return together.hits.length > 0 && !isFarBetter(alone, together) ? together : alone;
}

/** True for "Do you also have a shelf for the wall?" if something else has more of it than what meets the previous request too. */
const asksForAnother = ({ cues, terms, isQuestion }: ParsedMessage, alone: Found, { hits: [best] }: Found): boolean =>
  best !== undefined &&
  terms.some(({ word }) => !/^\d+$/u.test(word)) &&
  !POINTING.some((cue) => cues.has(cue)) &&
  (alone.hits[0]?.lacks.length ?? terms.length) <
    terms.filter(({ word }) => best.lacks.some((term) => term.word === word)).length &&
  (ADDING.some((cue) => cues.has(cue)) || (!isQuestion && terms.some((term) => termWeight(term) > 1)));

const ADDING: readonly Cue[] = ['have', 'also', 'want'];
const POINTING: readonly Cue[] = ['it', 'them', 'here'];

const isIn = ({ word }: { word: string }, { hits, lacks }: Found): boolean =>
  hits.length > 0 && !lacks.some((term) => term.word === word);

/** A request for someone else does not refine the previous one. */
const isFarBetter = (alone: Found, together: Found): boolean =>
  alone.request.people.size > 0 && alone.score > together.score + 0.4;

/** True for "shoes" after jackets: no product is both. */
const replacesKind = (alone: Found, together: Found): boolean =>
  alone.kinds.some((term) => together.lacks.includes(term)) || alone.score > together.score + 0.15;

/** True for "without alcohol, please": the shopper rules out the product in view. */
export const rulesOut = ({ message, target, alone, talk }: Evidence): boolean =>
  message.avoided.length > 0 &&
  target !== null &&
  !message.cues.has('it') &&
  !message.cues.has('them') &&
  (target === talk.focus || !message.isQuestion) &&
  alone.read.some(({ productId }) => productId === target.productId) &&
  !alone.hits.some(({ product }) => product.productId === target.productId);
