import type { Language } from '../languages/language.ts';
import { otherNames } from '../languages/things.ts';
import { stemsOf } from '../stems.ts';
import type { ListedProduct } from './situation.ts';

/** True if the variant that the shopper asked for is sold out or not offered. */
export const isGone = ({ asked }: ListedProduct): boolean =>
  asked?.availability === 'out_of_stock' || asked?.availability === 'not_offered';

/** The product as the variant that the shopper asked for, with its values in the title, unless it is not to be had. */
export function asAsked<T extends ListedProduct>(row: T): T {
  const { asked, title } = row;
  if (!asked || asked.availability === 'out_of_stock' || asked.availability === 'not_offered') return row;
  const { price, availability } = asked;
  return { ...row, title: `${title} (${asked.choice.map(({ value }) => value).join(', ')})`, price, availability };
}

/** Says that the variant that the shopper asked for is not to be had, and what is instead; otherwise empty. */
export function sayGone(row: ListedProduct, { code, phrases }: Language): string {
  const { asked, availability } = row;
  if (!asked || !isGone(row) || availability === 'out_of_stock') return '';
  const { choice, inStockInstead: instead } = asked;
  const varied = choice.find(({ name }) => name === instead?.name) ?? choice.at(-1);
  const fixed = choice.filter((each) => each !== varied).map(({ value }) => value);
  const values = instead ? listOf(instead.values, code) : '';
  return phrases.gone(
    fixed.join(', '),
    `${varied?.name} ${varied?.value}`,
    asked.availability === 'out_of_stock',
    values,
  );
}

/** "S, M and L". */
const listOf = (values: readonly string[], code: string): string =>
  new Intl.ListFormat(code === 'en' ? 'en-GB' : code).format(values);

/** True if the word stands for a value that the shopper asked for and the product has. */
export function isAskedValue({ asked }: ListedProduct, word: string, { code }: Language): boolean {
  const names = [word, ...otherNames(word, 'quality', code)].map((name) => stemsOf(name));
  return (asked?.choice ?? []).some(({ value }) => {
    const stems = stemsOf(value);
    return names.some((name) => name.length > 0 && name.every((stem) => stems.includes(stem)));
  });
}
