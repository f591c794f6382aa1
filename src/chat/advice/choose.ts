import type { Found } from './finding.ts';
import type { Evidence } from './gather.ts';
import { termWeight } from './weights.ts';

/** The message alone, or as a refinement of the wish before it. */
export function choose({ alone, together, message }: Evidence): Found {
  if (!together) return alone;
  const isOther =
    alone.kinds.some((term) => termWeight(term) > 1 && !isIn(term, together)) || message.cues.has('instead');
  if (alone.kinds.length > 0 && (isOther || replacesKind(alone, together))) return alone;
  return together.hits.length > 0 ? together : alone;
}

const isIn = ({ word }: { word: string }, { hits, lacks }: Found): boolean =>
  hits.length > 0 && !lacks.some((lack) => lack.word === word);

/** "Shoes", after jackets: no product is both. */
const replacesKind = (alone: Found, together: Found): boolean =>
  alone.kinds.some((term) => together.lacks.includes(term)) || alone.score > together.score + 0.15;
