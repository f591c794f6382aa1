import type { Found } from './finding.ts';
import type { Evidence } from './gather.ts';
import { termWeight } from './weights.ts';

export { hasConditions } from './finding.ts';

/** The message alone, or as a refinement of the wish before it. */
export function choose({ alone, together, message }: Evidence): Found {
  // What goes with a thing is another one.
  if (!together || message.cues.has('goesWith')) return alone;
  const isOther =
    alone.kinds.some((term) => termWeight(term) > 1 && !isIn(term, together)) || message.cues.has('instead');
  if (alone.kinds.length > 0 && (isOther || replacesKind(alone, together))) return alone;
  return together.hits.length > 0 && !isFarBetter(alone, together) ? together : alone;
}

const isIn = ({ word }: { word: string }, { hits, lacks }: Found): boolean =>
  hits.length > 0 && !lacks.some((lack) => lack.word === word);

/** For somebody else, the wish before is not what is meant. */
const isFarBetter = (alone: Found, together: Found): boolean =>
  alone.wish.people.size > 0 && alone.score > together.score + 0.4;

/** "Shoes", after jackets: no product is both. */
const replacesKind = (alone: Found, together: Found): boolean =>
  alone.kinds.some((term) => together.lacks.includes(term)) || alone.score > together.score + 0.15;

/** "Without alcohol, please": something else than what is in view. */
export const rulesOut = ({ message, target, alone, talk }: Evidence): boolean =>
  message.avoided.length > 0 &&
  target !== null &&
  !message.cues.has('it') &&
  !message.cues.has('them') &&
  (target === talk.focus || !message.isQuestion) &&
  alone.read.some(({ productId }) => productId === target.productId) &&
  !alone.hits.some(({ product }) => product.productId === target.productId);
