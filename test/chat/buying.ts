import fs from 'node:fs';
import path from 'node:path';
import { adviserWith } from './conversation.ts';
import { exampleCatalogue, sourcesOf } from './fake-shop.ts';

export const lantern = exampleCatalogue.find(({ title }) => title === 'Harbour Lantern');
const adviser = adviserWith(sourcesOf(exampleCatalogue, []));

/** By language, in which the shopper has been speaking before a lantern was shown. */
const BEFORE: Readonly<Record<string, string>> = {
  en: 'i am looking for something for my garden',
  de: 'ich suche etwas schönes für meinen garten',
  fr: 'je cherche quelque chose pour mon jardin',
  es: 'busco algo bonito para mi jardín',
  it: 'cerco qualcosa di bello per il mio giardino',
  nl: 'ik zoek iets moois voor mijn tuin',
  pt: 'procuro algo bonito para o meu jardim',
};

/** A message of a shopper who was shown one product. */
export interface BuyingRow {
  language: string;
  isBuying: boolean;
  /** True if it is not yet understood. */
  isHard: boolean;
  say: string;
}

export const buyingRows: readonly BuyingRow[] = fs
  .readFileSync(path.join(import.meta.dirname, 'buying.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => {
    const [language = '', wanted, later, say = ''] = line.split('\t');
    return { language, isBuying: wanted === 'buys', isHard: later !== '', say };
  });

/** The conversation that ends with the message of a row. */
export const buyingTalk = ({ language, say }: BuyingRow) => ({
  adviser,
  messages: [
    { role: 'shopper' as const, text: BEFORE[language] ?? '' },
    { role: 'assistant' as const, text: lantern?.title ?? '', productIds: [lantern?.productId ?? ''] },
    { role: 'shopper' as const, text: say },
  ],
});
