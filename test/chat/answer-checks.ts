import type { Expected } from './answer-table.ts';
import type { Heard } from './conversation.ts';

/** The data that an answer may use. */
export interface Basis {
  /** The questions so far, with the expectations of their answers. */
  conversation: readonly Expected[];
  products: readonly { title: string; description: string | null }[];
  /** The passages of the shop's knowledge. */
  knowledge: readonly string[];
  siteUrl: string;
}

const SOLD_OUT = /out of stock|ausverkauft|épuisé|agotado|esaurito|uitverkocht/;
/** Words that every answer in the language contains, and answers in other languages do not. */
const COMMON_WORDS: Record<string, RegExp> = {
  en: /\b(?:the|a|is|are|you|our|to|at|in|from|what|which|find|found|of|one|that|they)\b/i,
  de: /\b(?:ich|Sie|wir|uns|und|ist|sind|auf|unter|kostet|wie)\b/i,
  fr: /\b(?:je|vous|nous|le|en|pour|est|voici|dont|trouvé)\b/i,
  es: /\b(?:el|en|se|le|cuesta|puedo|aquí|tiene)\b/i,
  it: /\b(?:il|la|di|che|non|costa|ecco|proposte)\b/i,
  nl: /\b(?:de|het|een|op|uw|kost|zijn|met|heb|producten)\b/i,
};
const QUOTATION = /„([^„“]+)“|“([^“”]+)”|«([^«»]+)»/g;
const MIN_QUOTED_WORDS = 5;

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Reads the numbers in a text, in the format of any language. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([written]) =>
    Number(written.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')),
  );
}

/** Returns the faults of an answer: missing expectations, and claims that the shop does not make. */
export function findFaults(
  { text, parts, cards, suggestions, report }: Heard,
  expected: Expected,
  basis: Basis,
): string[] {
  const said = plain(text);
  const faults: string[] = [];
  const expect = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };

  expect(said !== '', 'The answer is empty.');
  const isUnanswered = report.outcome === 'unanswered';
  expect(isUnanswered === expected.isUnanswered, `It is ${report.outcome}.`);
  expect(report.replaced === 0, `The claim checker replaced ${report.replaced} claims.`);
  expect(COMMON_WORDS[expected.language]?.test(said) === true, `It is not in the language ${expected.language}.`);
  const carts = parts.flatMap((part) => (part.type === 'cart' ? `${part.amount} × ${part.externalId}` : []));
  expect(carts.join() === expected.cart.join(), `The cart is offered: ${carts.join()}`);
  for (const fact of expected.facts) expect(said.includes(plain(fact)), `It lacks: ${fact}`);
  for (const words of expected.forbidden) expect(!said.includes(words), `It says: ${words}`);

  const titles = expected.products.map(({ title }) => title);
  expect(cards.toSorted().join() === titles.toSorted().join(), `It shows: ${cards.join(', ') || 'nothing'}`);
  expect(cards.length < 2 || suggestions.length > 0, 'It suggests nothing.');
  faults.push(...cardFaults(text, parts, expected.products));
  return [...faults, ...findInventions(text, cards, basis)];
}

/** Returns the faults of cards, and of what the answer says of their products. */
function cardFaults(text: string, parts: Heard['parts'], products: Expected['products']): string[] {
  const faults: string[] = [];
  const expect = (isRight: boolean, fault: string) => {
    if (!isRight) faults.push(fault);
  };
  const shown = parts.flatMap((part) => (part.type === 'products' || part.type === 'comparison' ? part.products : []));
  const isCompared = parts.some(({ type }) => type === 'comparison');
  for (const { title, price, isSoldOut } of products) {
    const card = shown.find((each) => each.title === title);
    const lines = text.split('\n').filter((line) => line.includes(title));
    expect((card?.availability === 'out_of_stock') === isSoldOut, `The card of ${title}: ${card?.availability}`);
    expect(price === undefined || card?.price === price, `The card of ${title}: ${card?.price}`);
    // The cards of a list are not told again in words, nor those of a comparison beside what tells them apart.
    if (products.length > 1 && (lines.length === 0 || isCompared)) continue;
    expect(lines.length > 0, `It does not name ${title}.`);
    expect(lines.some((line) => SOLD_OUT.test(line)) === isSoldOut, `The stock of ${title}: ${lines.join(' ')}`);
    if (price === undefined) continue;
    expect(
      lines.some((line) => numbersIn(line.replace(title, '')).includes(price)),
      `The price of ${title}: ${lines.join(' ')}`,
    );
  }
  return faults;
}

/** Finds products, numbers, quotations and links that neither the shop nor the shopper stated. */
function findInventions(text: string, cards: readonly string[], { conversation, products, knowledge, siteUrl }: Basis) {
  const expected = conversation.flatMap((answer) => answer.products);
  const titles = expected.map(({ title }) => title);
  const prices = expected.flatMap(({ price = [] }) => price);
  const descriptions = products.flatMap(({ title, description }) =>
    titles.includes(title) ? (description ?? '') : [],
  );
  const source = plain([...descriptions, ...knowledge].join('\n'));
  const given = [
    siteUrl,
    ...titles,
    ...conversation.flatMap(({ question, facts }) => [question, ...facts]),
    ...(conversation.at(-1)?.cart ?? []),
  ].join('\n');
  const numbers = new Set([
    ...numbersIn(source),
    ...numbersIn(given),
    ...prices,
    ...prices.flatMap((one) => prices.map((other) => Math.abs(one - other))),
    cards.length,
  ]);
  const quotations = [...text.matchAll(QUOTATION)]
    .map(([, german, english, french]) => plain(german ?? english ?? french ?? '').trim())
    .filter((quotation) => quotation.split(' ').length >= MIN_QUOTED_WORDS);
  // The rows of a comparison stand behind one another.
  const sentences = quotations.flatMap((quotation) => quotation.split(/(?<=[.!?]) |; /));
  const bold = [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, title = '']) => title);
  return [
    ...bold.filter((title) => !given.includes(title)),
    ...numbersIn(text).filter((number) => !numbers.has(number)),
    ...sentences.filter((sentence) => !source.includes(sentence)),
    ...(text.match(/https?:\S+/g) ?? []).filter((link) => !given.includes(link)),
  ].map((invention) => `It invents: ${invention}`);
}
