import { type Answer, MAX_CARDS, type Task, idsOf, quoteWords } from './answer.ts';
import { findAspects, scoreAspects } from './aspects.ts';
import { formatItem, listProducts, caveatsFor } from './listing.ts';
import { type Language, anyOf, foldText } from '../languages/language.ts';
import { otherNames } from '../languages/things.ts';
import { isQuestion, readMessage, wordsPattern } from './reading.ts';
import { firstSentences, bold, isInName, formatPrice, findSentences } from './rows.ts';
import type { Row } from './situation.ts';

/** Sentences of a description for shoppers who ask for details. */
const MORE = 5;
/** A product within this factor of the price is an acceptable alternative. */
const NEAR = 2.5;

/** Answers with a product's price and stock, and with what its description says on the question. */
export function describeProduct(task: Task, words: readonly string[]): Answer {
  const { situation, toolResults, referenced } = task;
  const { language } = situation;
  const { phrases } = language;
  const [row] = referenced;
  if (!row) return { text: phrases.which, answered: true };
  // Requests the product and its alternatives together if it is sold out: a model has few steps.
  const isGone = row.availability === 'out_of_stock';
  const asked = { name: 'get_product', input: { productId: row.productId } };
  const [full] = toolResults.need<[Row, ...unknown[]]>(asked, ...(isGone ? [similarCall(row)] : []));
  const product = { ...(full ?? row), ...(row.aliases && { aliases: row.aliases }) };
  const text = [phrases.sentence(bold(product.title), formatPrice(product, language), product.availability)];
  const said = quoteDescription(product, task, words);
  if (said !== '') text.push(said);
  const notes = caveatsFor([product], task);
  if (notes !== '') text.push(notes);
  const answer = { text: text.join(' '), show: [product.productId], answered: true };
  return product.availability === 'out_of_stock' ? addAlternatives(answer, row, task) : answer;
}

/** Quotes the description on the question, or says that it is silent, and quotes its beginning. */
function quoteDescription(product: Row, { situation, request }: Task, words: readonly string[]): string {
  const { message, language } = situation;
  const { phrases, vocabulary } = language;
  const told = product.description ?? '';
  const reading = readMessage(message);
  if (reading.has(vocabulary.detail)) return firstSentences(told, MORE);
  // The category describes the product as well as its name does.
  const onShelf = { ...product, brand: `${product.brand ?? ''} ${product.category ?? ''}` };
  const attributes = words.filter((word) => !isInName(onShelf, word));
  const asks = isQuestion(message, vocabulary) || request.asked !== undefined;
  const isOnStock = reading.matches(vocabulary.stockPattern);
  const { aspects, asked } = asks && !isOnStock ? aspectsAsked(product, situation) : { aspects: [], asked: [] };
  if (attributes.length === 0 && aspects.length === 0 && request.without.length === 0) return firstSentences(told);
  const said = findSentences(
    told,
    [...attributes, ...likeWords(attributes, language), ...request.without],
    2,
    scoreAspects(aspects, told, language),
  );
  if (said.length > 0) return phrases.says(said.join(' '));
  const asksPrice = reading.matches(vocabulary.pricePattern) && aspects.length === 0;
  // The title may already answer: "Cool Box 24 l".
  const isTold =
    attributes.every((word) => asked.includes(foldText(word))) &&
    scoreAspects(aspects, told, language)(product.title) > 0;
  if (!asks || attributes.length + asked.length === 0 || asksPrice || isTold) return firstSentences(told);
  return `${phrases.silent(quoteWords(attributes.length > 0 ? attributes : asked, language))} ${firstSentences(told)}`.trim();
}

/** Qualities as descriptions in other languages call them. */
const likeWords = (words: readonly string[], { code }: Language): string[] =>
  words.flatMap((word) => otherNames(word, 'quality', code));

function aspectsAsked(product: Row, { message, language }: Task['situation']) {
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
  const full = toolResults.need<Row[]>(...rows.map(({ productId }) => ({ name: 'get_product', input: { productId } })));
  const told = rows.flatMap((row, at) => {
    const product = full[at] ?? row;
    const attributes = words.filter((word) => !isInName(product, word));
    const text = product.description ?? '';
    const sought = [...attributes, ...likeWords(attributes, language)];
    const [said] = findSentences(text, sought, 1, scoreAspects(aspects, text, language));
    const has = words.filter((word) => !attributes.includes(word) || findSentences(text, [word]).length > 0).length;
    if (words.length > 0 && attributes.length === 0)
      return [{ row: product, has, line: `- ${formatItem(product, task)}` }];
    return said === undefined ? [] : [{ row: product, has, line: `- ${bold(product.title)}: ${said}` }];
  });
  const best = told.filter(({ has }) => has === Math.max(...told.map((each) => each.has)));
  if (told.length === 0)
    return listProducts(language.phrases.lacking(quoteWords(words.length > 0 ? words : asks, language)), rows, task);
  const [only] = best;
  if (only && best.length === 1 && words.some((word) => isInName(only.row, word)))
    return describeProduct({ ...task, referenced: [only.row] }, words);
  return { text: best.map(({ line }) => line).join('\n'), show: idsOf(best.map(({ row }) => row)), answered: true };
}

/** Adds alternatives to an answer about a sold-out product. */
export function addAlternatives(answer: Answer, row: Row, task: Task): Answer {
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
function findSameBrand({ toolResults, situation }: Task, row: Row): Row[] {
  const [found] = toolResults.need<[{ products: Row[] }]>(similarCall(row));
  const { brand, category } = row;
  if (!brand || category || brand === situation.shop) return [];
  return (found?.products ?? [])
    .filter((other) => other.availability !== 'out_of_stock' && other.brand === brand && !other.category)
    .filter((other) => isNear(other, row))
    .slice(0, MAX_CARDS - 1);
}

/** The call for similar products. */
const similarCall = ({ productId }: Row) => ({ name: 'similar_products', input: { productId, limit: 8 } });

const isNear = ({ price }: Row, like: Row): boolean =>
  price !== null && like.price !== null && price <= like.price * NEAR && price >= like.price / NEAR;

/**
 * Similar products in stock, in the same category or with a similar name: the search alone always finds something.
 * Similarly priced ones come first.
 */
export function findAlternatives({ toolResults, request }: Task, product: Row): Row[] {
  const [found] = toolResults.need<[{ products: Row[] }]>(similarCall(product));
  const { category } = product;
  const named = product.title.split(/[^\p{L}]+/u).filter((word) => word.length > 2);
  const shares = (row: Row) => named.some((word) => isInName(row, word));
  const worth = (row: Row) => Number(shares(row)) + 1.5 * Number(isNear(row, product));
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
