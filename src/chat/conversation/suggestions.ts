import type { Product } from '../../domain/product.ts';
import { attributeKey } from '../../text/lexicon/attribute-names.ts';
import { foldText } from '../languages/language.ts';
import type { Part } from '../parts.ts';
import { shortTitle } from '../short-title.ts';
import type { Turn } from '../turn.ts';

/** Options that are a matter of taste, by their keys: the size follows from the shopper, whom nobody asked. */
const TASTES: ReadonlySet<string> = new Set(['color', 'material', 'pattern']);
/** Minimum number of products of one kind that are worth dividing. */
const MIN_ALIKE = 4;
/** In characters. */
const MAX_CHOICE_LENGTH = 40;

/**
 * Suggests up to three follow-up questions: about the products shown, otherwise the shop's fixed ones.
 * @param speaksShopLanguage true if the answer is in the language of the catalogue, whose options can be named then
 */
export function suggestionsFor(turn: Turn, offered: readonly string[], speaksShopLanguage: boolean): Part | undefined {
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
              (speaksShopLanguage && dividing(turn, shown[0])) ||
                (shown.length > 2 ? suggest.cheapest : suggest.about(second)),
            ];
  const suggestions = leading.length > 0 ? leading : offered.slice(0, 3);
  return suggestions.length > 0 ? { type: 'suggestions', suggestions } : undefined;
}

/** Returns the choice that divides the products of one kind best, in the shop's words: "Colour: navy". */
function dividing({ read, known, asked }: Turn, shown: Product | undefined): string | undefined {
  const isAlike = (id: string) => shown?.category !== null && known.get(id)?.category === shown?.category;
  const alike = [...read].flatMap(([id, details]) => (details && isAlike(id) ? [details.options] : []));
  const isTaste = (name: string) => TASTES.has(attributeKey(name) ?? '');
  const choices = alike.flatMap((options) =>
    options
      .filter(({ name }) => isTaste(name))
      .flatMap(({ name, values }) => values.map((value) => ({ name, value, key: foldText(`${name}: ${value}`) }))),
  );
  if (alike.length < MIN_ALIKE) return undefined;
  const said = foldText(asked.join(' '));
  const unevenness = (count: number) => Math.abs(count - alike.length / 2);
  const counts = [...Map.groupBy(choices, ({ key }) => key).values()].filter(
    ([one, ...others]) =>
      one !== undefined &&
      one.key.length <= MAX_CHOICE_LENGTH &&
      others.length + 1 < alike.length &&
      !said.includes(foldText(one.value)),
  );
  const [best] = counts.toSorted((a, b) => unevenness(a.length) - unevenness(b.length))[0] ?? [];
  return best && `${best.name}: ${best.value}`;
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
