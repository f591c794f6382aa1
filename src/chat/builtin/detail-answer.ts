import { type Answer, MAX_CARDS, type Task, idsOf, quoteWords } from './answer.ts';
import { asAsked, isAskedValue, sayGone } from './asked-options.ts';
import { findAspects, scoreAspects } from './aspects.ts';
import { formatItem, listProducts, caveatsFor } from './listing.ts';
import { type Aspect, type Language, anyOf, foldText } from '../languages/language.ts';
import { otherNames } from '../languages/things.ts';
import { isQuestion, readMessage, wordsPattern } from './reading.ts';
import { firstSentences, bold, isInName, formatPrice, findSentences } from './rows.ts';
import type { ListedProduct } from './situation.ts';

/** Sentences of a description for shoppers who ask for details. */
const MAX_DETAIL_SENTENCES = 5;
/** A product within this factor of the price is an acceptable alternative. */
const MAX_PRICE_FACTOR = 2.5;

/** Answers with a product's price and stock, and with what its description says on the question. */
export function describeProduct(task: Task, words: readonly string[]): Answer {
  const { situation, toolResults, referenced } = task;
  const { language } = situation;
  const { phrases } = language;
  const [row] = referenced;
  if (!row) return { text: phrases.which, outcome: 'answered' };
  // Requests the product and its alternatives together if it is sold out: a model has few steps.
  const isGone = row.availability === 'out_of_stock';
  const asked = { name: 'get_product', input: { productId: row.productId } };
  const [full] = toolResults.need<[ListedProduct, ...unknown[]]>(asked, ...(isGone ? [similarCall(row)] : []));
  const product = { ...(full ?? row), ...(row.aliases && { aliases: row.aliases }) };
  const { title, ...offer } = asAsked(product);
  const text = [phrases.sentence(bold(title), formatPrice({ title, ...offer }, language), offer.availability)];
  const gone = sayGone(product, language);
  if (gone !== '') text.push(gone);
  const open = words.filter((word) => !isAskedValue(product, word, language));
  const quote = quoteDescription(product, task, open);
  if (quote !== '') text.push(quote);
  const notes = caveatsFor([product], task);
  if (notes !== '') text.push(notes);
  const answer: Answer = { text: text.join(' '), show: [product.productId], outcome: 'answered' };
  return product.availability === 'out_of_stock' ? addAlternatives(answer, row, task) : answer;
}

/** Quotes the description on the question, otherwise the details; or says that both are silent, and quotes a beginning. */
function quoteDescription(product: ListedProduct, task: Task, words: readonly string[]): string {
  const { message, language } = task.situation;
  const { phrases, vocabulary } = language;
  const description = product.description ?? '';
  if (readMessage(message).has(vocabulary.detail)) return firstSentences(description, MAX_DETAIL_SENTENCES);
  const { without } = task.request;
  const question = readQuestion(product, task, words);
  const { attributes, aspects, asked } = question;
  if (attributes.length === 0 && aspects.length === 0 && without.length === 0) return firstSentences(description);
  const sought = [...attributes, ...otherNamesOf(attributes, language), ...without];
  const quotes = findSentences(description, sought, 2, scoreAspects(aspects, description, language));
  if (quotes.length > 0) return phrases.says(quotes.join(' '));
  const { details = '' } = product;
  const rows = findSentences(details, sought, 1, scoreAspects(aspects, details, language));
  const asks = isQuestion(message, language.vocabulary);
  if (asks && rows.length > 0 && isLeftOpen(question, product, task)) return phrases.says(rows.join(' '));
  const beginning = firstSentences(description);
  if (!isLeftOpen(question, product, task)) return beginning;
  return `${phrases.silent(quoteWords(attributes.length > 0 ? attributes : asked, language))} ${beginning}`.trim();
}

interface DetailQuestion {
  /** True if the message asks for a fact. */
  asks: boolean;
  /** The words that the product's name and category do not have. */
  attributes: string[];
  aspects: Aspect[];
  /** The words that ask for the aspects. */
  asked: string[];
}

function readQuestion(product: ListedProduct, { situation, request }: Task, words: readonly string[]): DetailQuestion {
  const { message, language } = situation;
  // The category describes the product as well as its name does.
  const withCategory = { ...product, brand: `${product.brand ?? ''} ${product.category ?? ''}` };
  const attributes = words.filter((word) => !isInName(withCategory, word));
  const asks = isQuestion(message, language.vocabulary) || request.asked !== undefined;
  const asksStock = readMessage(message).matches(language.vocabulary.stockPattern);
  const subject = asks && !asksStock ? aspectsAsked(product, situation) : { aspects: [], asked: [] };
  return { asks, attributes, ...subject };
}

/** True if neither the price nor the title, as in "Cool Box 24 l", answers the question. */
function isLeftOpen(
  { asks, attributes, aspects, asked }: DetailQuestion,
  product: ListedProduct,
  { situation }: Task,
): boolean {
  const { message, language } = situation;
  const asksPrice = readMessage(message).matches(language.vocabulary.pricePattern) && aspects.length === 0;
  if (!asks || attributes.length + asked.length === 0 || asksPrice) return false;
  return (
    !attributes.every((word) => asked.includes(foldText(word))) ||
    scoreAspects(aspects, product.description ?? '', language)(product.title) === 0
  );
}

/** Qualities as descriptions in other languages call them. */
const otherNamesOf = (words: readonly string[], { code }: Language): string[] =>
  words.flatMap((word) => otherNames(word, 'quality', code));

function aspectsAsked(product: ListedProduct, { message, language }: Task['situation']) {
  const reading = readMessage(message);
  // A clothing size is not a dimension.
  reading.take(wordsPattern(anyOf(language.vocabulary.size)));
  const { aspects, asks } = findAspects(reading.plain, language.vocabulary);
  const asked = asks.filter((word) => !isInName(product, word));
  return { aspects: asked.length > 0 ? aspects : [], asked };
}

/** Says which of several products match the words: "which of them is waterproof?", "how heavy are they?". */
export function answerAmong(task: Task, words: readonly string[]): Answer {
  const { situation, toolResults, referenced } = task;
  const { language, message } = situation;
  const rows = referenced.slice(0, MAX_CARDS);
  const { aspects, asks } = findAspects(readMessage(message).plain, language.vocabulary);
  if (words.length === 0 && aspects.length === 0) return listProducts('', rows, task);
  const full = toolResults.need<ListedProduct[]>(
    ...rows.map(({ productId }) => ({ name: 'get_product', input: { productId } })),
  );
  const candidates = rows.flatMap((row, at) => {
    const product = full[at] ?? row;
    const attributes = words.filter((word) => !isInName(product, word));
    const text = product.description ?? '';
    const sought = [...attributes, ...otherNamesOf(attributes, language)];
    const [sentence] = findSentences(text, sought, 1, scoreAspects(aspects, text, language));
    const has = words.filter((word) => !attributes.includes(word) || findSentences(text, [word]).length > 0).length;
    if (words.length > 0 && attributes.length === 0)
      return [{ row: product, has, line: `- ${formatItem(product, task)}` }];
    return sentence === undefined ? [] : [{ row: product, has, line: `- ${bold(product.title)}: ${sentence}` }];
  });
  const best = candidates.filter(({ has }) => has === Math.max(...candidates.map((each) => each.has)));
  if (candidates.length === 0)
    return listProducts(language.phrases.lacking(quoteWords(words.length > 0 ? words : asks, language)), rows, task);
  const [only] = best;
  if (only && best.length === 1 && words.some((word) => isInName(only.row, word)))
    return describeProduct({ ...task, referenced: [only.row] }, words);
  return {
    text: best.map(({ line }) => line).join('\n'),
    show: idsOf(best.map(({ row }) => row)),
    outcome: 'answered',
  };
}

/** Adds alternatives to an answer about a sold-out product. */
export function addAlternatives(answer: Answer, row: ListedProduct, task: Task): Answer {
  const shown = answer.show ?? [];
  const { phrases } = task.situation.language;
  const others = findAlternatives(task, row).filter(({ productId }) => !shown.includes(productId));
  const instead = others.length > 0 ? others : findSameBrand(task, row);
  const nothing = others.length > 0 ? '' : ` ${phrases.noSimilar(bold(row.title))}`;
  if (instead.length === 0) return { ...answer, text: `${answer.text}${nothing}` };
  const heading = others.length > 0 ? phrases.similar(bold(row.title)) : phrases.perhaps;
  const text = [`${answer.text}${nothing}`, heading, ...instead.map((other) => `- ${formatItem(other, task)}`)];
  return { ...answer, text: text.join('\n'), show: [...shown, ...idsOf(instead)] };
}

/** In shops without categories: similarly priced products of the same brand, unless it is the shop's own brand. */
function findSameBrand({ toolResults, situation }: Task, row: ListedProduct): ListedProduct[] {
  const [found] = toolResults.need<[{ products: ListedProduct[] }]>(similarCall(row));
  const { brand, category } = row;
  if (!brand || category || brand === situation.shop) return [];
  return (found?.products ?? [])
    .filter((other) => other.availability !== 'out_of_stock' && other.brand === brand && !other.category)
    .filter((other) => isNear(other, row))
    .slice(0, MAX_CARDS - 1);
}

/** The call for similar products. */
const similarCall = ({ productId }: ListedProduct) => ({ name: 'similar_products', input: { productId, limit: 8 } });

const isNear = ({ price }: ListedProduct, like: ListedProduct): boolean =>
  price !== null &&
  like.price !== null &&
  price <= like.price * MAX_PRICE_FACTOR &&
  price >= like.price / MAX_PRICE_FACTOR;

/**
 * Similar products in stock, in the same category or with a similar name: the search alone always finds something.
 * Similarly priced ones come first.
 */
export function findAlternatives({ toolResults, request }: Task, product: ListedProduct): ListedProduct[] {
  const [found] = toolResults.need<[{ products: ListedProduct[] }]>(similarCall(product));
  const { category } = product;
  const named = product.title.split(/[^\p{L}]+/u).filter((word) => word.length > 2);
  const shares = (row: ListedProduct) => named.some((word) => isInName(row, word));
  const worth = (row: ListedProduct) => Number(shares(row)) + 1.5 * Number(isNear(row, product));
  return (found?.products ?? [])
    .filter(({ availability }) => availability !== 'out_of_stock')
    .filter((row) => (category && row.category === category) || shares(row))
    .filter(
      ({ title, summary }) =>
        !request.without.some((word) => findSentences(`${title} ${summary ?? ''}`, [word]).length > 0),
    )
    .toSorted((a, b) => worth(b) - worth(a))
    .slice(0, MAX_CARDS - 1);
}
