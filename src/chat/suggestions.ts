import type { Part } from './parts.ts';
import type { Turn } from './turn.ts';

/** Letters of a title in a suggestion. */
const TITLE = 48;

const short = (title: string): string =>
  title.length <= TITLE
    ? title
    : `${title.slice(0, Math.max(title.lastIndexOf(' ', TITLE), 20)).replace(/[\s,;:–-]+$/, '')} …`;

/** Up to three questions that lead on: from what was shown, else those that the shop offers anyway. */
export function suggestionsFor(turn: Turn, offered: readonly string[]): Part | undefined {
  const { suggest } = turn.language.phrases;
  const [first, second] = [...turn.shown].flatMap((id) => turn.known.get(id)?.title ?? []).map(short);
  const suggestions =
    first === undefined
      ? offered.slice(0, 3)
      : second === undefined
        ? [suggest.similar(first)]
        : turn.toolsUsed.includes('compare_products')
          ? [suggest.about(first), suggest.about(second)]
          : [suggest.compare(first, second), suggest.cheaper, suggest.about(first)];
  return suggestions.length > 0 ? { type: 'suggestions', suggestions } : undefined;
}
