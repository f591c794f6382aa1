import type { Product } from '../../domain/product.ts';
import { readFacts } from '../evidence/facts.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { type Answer, MAX_CARDS, about, bold, offerOf, offerText, priceOf, quoted } from './answer.ts';
import { choose } from './choose.ts';
import { bestMeasured } from './degrees.ts';
import { readAll } from './finding.ts';
import type { Evidence } from './gather.ts';
import { type Fields, denies, descriptionOf, fit, fitProduct, speaksOf } from './matching.ts';
import type { MessageTerm } from './message.ts';
import { choiceOf, choosesVariant, isCalledBySize, ratingOf } from './option-answers.ts';
import { answeringPassages, passagesOf } from './passages.ts';
import type { Talk } from './talk.ts';
import { titleParts } from '../product-texts.ts';
import { chosenVariant } from './variant-choice.ts';
import { isThing, termWeight } from './weights.ts';

const MAX_QUOTES = 2;
const MAX_ROWS = 4;
/** Maximum number of rows to quote if none is known to answer. */
const MAX_KNOWN = 6;
/** In characters. Longer rows are not quoted. */
const MAX_ROW = 120;
const MAX_SIMILAR = 4;
/** Maximum number of similar products to pick alternatives from. */
export const MAX_ALIKE = 12;
/** Maximum number of alternatives to a product that is sold out. */
const MAX_INSTEAD = 2;
/** Share of the best score below which a product in view is not meant. */
const CLOSE = 0.8;

/** Answers about the target; if the shopper asks for it and it is sold out, adds alternatives. */
export async function answerOnTarget(evidence: Evidence): Promise<Answer> {
  const { talk, target, message } = evidence;
  const answer = await answerOnProduct(evidence);
  if (!target || !isGone(target) || !(message.cues.has('have') || message.cues.has('inStock'))) return answer;
  // Similar products are not known to be free of what someone cannot tolerate.
  const said = [...talk.earlier.map((each) => each.message), message];
  if (said.some(({ avoided }) => avoided.length > 0)) return answer;
  const others = (await alikeTo(target, talk, () => true)).slice(0, MAX_INSTEAD);
  if (others.length === 0) return answer;
  const text = `${answer.text} ${talk.turn.language.phrases.similar(bold(target.title))}`;
  return { ...answer, text, show: [target, ...others] };
}

/** Answers with the fact first, then price and stock. */
export async function answerOnProduct({
  talk,
  target,
  said,
  message,
}: Pick<Evidence, 'talk' | 'target' | 'said' | 'message'>): Promise<Answer> {
  const { phrases } = talk.turn.language;
  if (!target) return { text: phrases.which, outcome: 'answered' };
  // "What does the big one cost?"
  if (isCalledBySize(message)) await chosenVariant(talk, target);
  const isOffer = message.cues.has('price') || message.cues.has('inStock') || choosesVariant(talk, target);
  const quotes = isOffer && said.every(({ matched }) => matched === 0) ? [] : said.slice(0, MAX_QUOTES);
  const texts = quotes.map(({ passage }) =>
    about(passage.key === null ? phrases.says(passage.text) : phrases.listed(passage.text), target),
  );
  const offer = offerText(target, talk);
  texts.unshift(...ratingOf(talk, target), ...choiceOf(talk, target));
  if (texts.length > 0) return { text: [...texts, offer].join(' '), show: [target], outcome: 'answered' };
  if (isOffer || !asksSomething(talk)) return describe(target, talk);
  return tellWhatIsKnown(talk, target, offer);
}

/** Gives the details, in which the shopper may find the answer that no passage is known to be. */
async function tellWhatIsKnown(talk: Talk, target: Product, offer: string): Promise<Answer> {
  const { phrases } = talk.turn.language;
  const passages = await passagesOf(talk, target);
  const rows = passages.filter(({ key, text }) => key !== null && text.length <= MAX_ROW).slice(0, MAX_KNOWN);
  const sentences = passages.filter(({ key }) => key === null);
  // The shopper may find the answer in the rows, and in the sentence that has a word of the question.
  const quote =
    sentences.find(({ facts }) => talk.message.asked.some((term) => speaksOf(term, facts) > 0)) ??
    (rows.length > 0 ? undefined : sentences[0]);
  // The offer comes first, as the rows may mention every size.
  const text = [
    rows.length > 0 ? phrases.unsure : phrases.handOver.unanswered(talk.contact),
    offer,
    rows.length > 0 ? phrases.listed(rows.map((row) => row.text).join('; ')) : '',
    quote ? about(phrases.says(quote.text), target) : '',
    rows.length > 0 ? phrases.askShop(talk.contact) : '',
  ]
    .filter(Boolean)
    .join(' ');
  return { text, show: [target], outcome: 'partly' };
}

/** True if a message has words that a product's texts could answer. */
const asksSomething = ({ message }: Talk): boolean => message.isQuestion || message.asked.length > 0;

/** Gives price, stock and the first sentences of the description. */
export function describe(product: Product, talk: Talk, count = 2): Answer {
  const beginning = sentencesOf(descriptionOf(product).replaceAll('\n', ' ')).slice(0, count);
  return { text: [offerText(product, talk), ...beginning].join(' '), show: [product], outcome: 'answered' };
}

/** Describes a single product; several get a heading, and their cards say the rest. */
export function present(products: readonly Product[], talk: Talk, heading: string): Answer {
  const [only, ...others] = products;
  if (only && others.length === 0) return describe(only, talk);
  return { text: heading, show: products.slice(0, MAX_CARDS), outcome: 'answered' };
}

/** Compares two to four products by the attributes they all have, then by price. */
export async function compare(evidence: Evidence): Promise<Answer> {
  const { talk, message, named } = evidence;
  const { turn, sources } = talk;
  const { phrases } = turn.language;
  const best = choose(evidence).hits.map(({ product }) => product);
  const products = pickCompared({ named, list: inViewOf(talk), best });
  if (products.length < 2) return { text: phrases.which, outcome: 'answered' };
  await readAll(talk, products);
  const details = await sources.catalogue.details(
    turn.organizationId,
    turn.assistantId,
    products.map(({ productId }) => productId),
  );
  const asked = bestMeasured(message, products, details, talk.reader);
  const lines = products.map((product) => {
    const own = asked.find((each) => each.product === product)?.row;
    const rows = (details.get(product.productId)?.attributes ?? [])
      .filter(({ name }) => isShared(name, products, details))
      .map(({ name, value }) => `${name}: ${value}`);
    const wanted = rows.filter((row) => message.asked.some((term) => fit(term, readFacts(row, talk.reader)) > 0));
    const shownRows = [...new Set([...(own ? [own] : []), ...wanted, ...rows])].slice(
      0,
      asked.length > 0 ? 1 : MAX_ROWS,
    );
    return `- ${bold(product.title)}: ${shownRows.length > 0 ? `“${shownRows.join('; ')}”` : (sentencesOf(descriptionOf(product))[0] ?? '')}`;
  });
  const [winner] = asked;
  const first = winner ? phrases.thatIs(bold(winner.product.title)) : phrases.compared;
  return {
    text: [first, ...lines, ...priceLine(products, talk)].join('\n'),
    show: products,
    isComparison: true,
    outcome: 'answered',
  };
}

function pickCompared({
  named,
  list,
  best,
}: {
  named: readonly Product[];
  list: readonly Product[];
  best: readonly Product[];
}): Product[] {
  if (named.length >= 2) return named.slice(0, MAX_CARDS);
  const [one] = named;
  const other = [...list, ...best].find((product) => product.productId !== one?.productId);
  if (one && other) return [other, one];
  if (list.length >= 2) return list.slice(0, MAX_CARDS);
  return best.slice(0, 2);
}

/** Resolves "both": the products in view, or the last two if they were shown one by one. */
export const inViewOf = ({ list, earlier }: Talk): readonly Product[] =>
  list.length === 1
    ? [...new Map(earlier.flatMap(({ shown }) => shown.map((each) => [each.productId, each] as const))).values()].slice(
        -2,
      )
    : list;

const isShared = (
  name: string,
  products: readonly Product[],
  details: Awaited<ReturnType<Talk['sources']['catalogue']['details']>>,
): boolean => products.every(({ productId }) => details.get(productId)?.attributes.some((each) => each.name === name));

function priceLine(products: readonly Product[], { turn }: Talk): string[] {
  const { language } = turn;
  const { phrases } = language;
  const priced = products
    .map((product) => offerOf(product, turn))
    .filter(({ price }) => price !== null)
    .toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0));
  const [low, high] = [priced[0], priced.at(-1)];
  if (!low || !high || low === high || low.currency !== high.currency) return [];
  const difference = (high.price ?? 0) - (low.price ?? 0);
  const text =
    difference === 0
      ? phrases.samePrice(bold(low.title), bold(high.title))
      : phrases.cheaper(bold(low.title), priceOf({ ...low, price: difference }, language) ?? '', bold(high.title));
  return ['', text];
}

/** Answers "any of them with pockets?" */
export async function amongShown(evidence: Evidence): Promise<Answer> {
  const { talk, message } = evidence;
  const fields = await readAll(talk, talk.list);
  const scores = fields.map((each) =>
    message.terms.reduce((sum, term) => sum + fitProduct(term, each) * termWeight(term), 0),
  );
  const most = Math.max(...scores);
  const best = talk.list.filter((_, at) => most > 0 && (scores[at] ?? 0) >= CLOSE * most);
  const [only, ...others] = best;
  if (only && others.length === 0) {
    const said = answeringPassages(message, await passagesOf(talk, only), readFacts(only.title, talk.reader));
    return answerOnProduct({ talk, message, target: only, said });
  }
  const { phrases } = talk.turn.language;
  // What each of them says tells more than which have the word.
  const lines = message.isQuestion ? await factLines(evidence, only ? best : talk.list.slice(0, MAX_CARDS)) : [];
  if (only && lines.length < best.length)
    return { text: phrases.found(best.length, ''), show: best, outcome: 'answered' };
  if (lines.length > 0) {
    const shown = only ? best : talk.list.slice(0, MAX_CARDS);
    return { text: lines.join('\n'), show: shown, outcome: lines.length === shown.length ? 'answered' : 'partly' };
  }
  const lacking = quoted(message.terms, talk);
  return {
    text: lacking === null ? phrases.closest : phrases.lacking(lacking),
    show: talk.list.slice(0, MAX_CARDS),
    outcome: 'partly',
  };
}

/** True if both titles name the same kind of thing, such as a tent. */
function isOfOneKind(one: Product, other: Product, { reader }: Talk): boolean {
  const [own, others] = [one, other].map(({ title }) => readFacts(titleParts(title)[0], reader).claims);
  return [...(own?.keys() ?? [])].some((claim) => isThing(claim) && others?.has(claim) === true);
}

/** Finds available alternatives. */
export async function alikeTo(
  product: Product,
  talk: Talk,
  isWanted: (other: Product) => boolean,
  most = MAX_SIMILAR,
): Promise<Product[]> {
  const { turn, sources } = talk;
  const hits = await sources.search.similar(turn.organizationId, turn.assistantId, product.productId, MAX_ALIKE);
  // Products that only have words in common with it are not similar.
  const shelf = hits
    .map((hit) => hit.product)
    .filter((other) => !isGone(other) && other.category === product.category && isWanted(other));
  const alike = shelf.filter((other) => isOfOneKind(other, product, talk));
  const there = (alike.length > 0 ? alike : shelf).slice(0, most);
  await readAll(talk, there);
  return there;
}

export const isGone = ({ availability }: Product): boolean => availability === 'out_of_stock';

const lacksIt = (term: MessageTerm, fields: Fields | undefined): boolean =>
  fields !== undefined && (fitProduct(term, fields) === 0 || denies(term, fields));

export async function similar({ talk, target, message, named }: Evidence): Promise<Answer> {
  const { phrases } = talk.turn.language;
  const product = target ?? talk.list[0];
  if (!product) return { text: phrases.which, outcome: 'answered' };
  const isWithin = ({ price }: Product) =>
    (!message.cues.has('cheaper') || (price ?? 0) < (product.price ?? 0)) &&
    (!message.cues.has('dearer') || (price ?? 0) > (product.price ?? 0)) &&
    (price ?? 0) <= (message.limits.maxPrice ?? Infinity);
  const alike = await alikeTo(product, talk, (other) => isWithin(other) && !named.includes(other));
  const fields = await readAll(talk, alike);
  const there = alike.filter((_, at) => message.excluded.every((term) => lacksIt(term, fields[at])));
  const [only, ...more] = there;
  if (!only) return { text: phrases.noSimilar(bold(product.title)), show: [product], outcome: 'partly' };
  const offer = more.length === 0 ? ` ${offerText(only, talk)}` : '';
  return { text: `${phrases.similar(bold(product.title))}${offer}`, show: there, outcome: 'answered' };
}

/** Answers "How heavy are they?" about several in view, each by what its own texts say. */
export async function factsOfShown(evidence: Evidence): Promise<Answer> {
  const { talk } = evidence;
  const shown = talk.list.slice(0, MAX_CARDS);
  const lines = await factLines(evidence, shown);
  if (lines.length === 0) return { text: talk.turn.language.phrases.which, show: shown, outcome: 'partly' };
  return { text: lines.join('\n'), show: shown, outcome: lines.length === shown.length ? 'answered' : 'partly' };
}

/** The best answering passage of each product that has one. */
async function factLines({ talk, message }: Evidence, products: readonly Product[]): Promise<string[]> {
  const lines: string[] = [];
  for (const product of products) {
    const facts = readFacts(product.title, talk.reader);
    const [best] = answeringPassages(message, await passagesOf(talk, product), facts);
    if (best) lines.push(`- ${bold(product.title)}: “${best.passage.text}”`);
  }
  return lines;
}
