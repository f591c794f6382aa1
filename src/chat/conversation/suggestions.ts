import type { Product } from '../../domain/product.ts';
import type { Part } from '../parts.ts';
import { shortTitle } from '../short-title.ts';
import type { Turn } from '../turn.ts';

/** Suggests up to three follow-up questions: about the products shown, otherwise the shop's fixed ones. */
export function suggestionsFor(turn: Turn, offered: readonly string[]): Part | undefined {
  const { suggest } = turn.language.phrases;
  const shown = [...turn.shown].flatMap((id) => turn.known.get(id) ?? []);
  const [first, second] = shown.map(({ title }) => shortTitle(title));
  const leading =
    first === undefined
      ? []
      : second === undefined
        ? hasLike(turn, shown[0])
          ? [suggest.similar(first)]
          : []
        : turn.toolsUsed.includes('compare_products')
          ? [suggest.about(first), suggest.about(second)]
          : [
              suggest.compare(first, second),
              suggest.about(first),
              shown.length > 2 ? suggest.cheapest : suggest.about(second),
            ];
  const suggestions = leading.length > 0 ? leading : offered.slice(0, 3);
  return suggestions.length > 0 ? { type: 'suggestions', suggestions } : undefined;
}

/** True if a similar product was looked up in the same category, so that the suggested question has an answer. */
const hasLike = ({ known }: Turn, shown: Product | undefined): boolean =>
  [...known.values()].some(
    ({ productId, category, availability }) =>
      productId !== shown?.productId &&
      category !== null &&
      category === shown?.category &&
      availability !== 'out_of_stock',
  );
