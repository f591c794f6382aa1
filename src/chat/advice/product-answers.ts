import type { Product } from '../../domain/records.ts';
import { readFacts } from '../evidence/facts.ts';
import { sentencesOf } from '../../text/sentences.ts';
import { type Answer, MAX_CARDS, bold, offerOf, offerText, priceOf } from './answer.ts';
import { words } from '../../text/words.ts';
import { choose } from './choose.ts';
import { cueFinderOf } from './cues.ts';
import type { ProductDetails } from '../../domain/product-details.ts';
import { DEGREES, type Degree } from './aspects.ts';
import { measure } from './degrees.ts';
import { type Found, find, readAll } from './finding.ts';
import type { Evidence } from './gather.ts';
import { fit, fitProduct } from './matching.ts';
import { answering, passagesOf } from './passages.ts';
import { stemsOf } from '../stems.ts';
import type { Talk } from './talk.ts';

const MAX_QUOTES = 2;
const MAX_ROWS = 4;
const MAX_SIMILAR = 4;
/** Hits that a superlative is looked for among. */
const MAX_MEASURED = 40;

/** The fact first, then price and stock. */
export function answerOnProduct({
  talk,
  target,
  said,
  message,
}: Pick<Evidence, 'talk' | 'target' | 'said' | 'message'>): Answer {
  const { phrases } = talk.turn.language;
  if (!target) return { text: phrases.which, outcome: 'answered' };
  const isOffer = message.cues.has('price') || message.cues.has('inStock') || isVariantAsked(talk, target);
  const quotes = isOffer && said.every(({ matched }) => matched === 0) ? [] : said.slice(0, MAX_QUOTES);
  const texts = quotes.map(({ passage }) =>
    passage.key === null ? phrases.says(passage.text) : phrases.listed(passage.text),
  );
  const offer = offerText(target, talk);
  if (texts.length > 0) return { text: [...texts, offer].join(' '), show: [target], outcome: 'answered' };
  if (isOffer || !asksSomething(talk)) return describe(target, talk);
  const [beginning = ''] = sentencesOf(target.description ?? '');
  return {
    text: `${phrases.handOver.unanswered(talk.contact)} ${offer} ${beginning}`.trim(),
    show: [target],
    outcome: 'partly',
  };
}

const isVariantAsked = ({ turn }: Talk, { productId }: Product): boolean => turn.askedVariants.has(productId);

/** True if a message has words that a product's texts could answer. */
const asksSomething = ({ message }: Talk): boolean => message.isQuestion || message.asked.length > 0;

/** Price, stock and the beginning of the description. */
export function describe(product: Product, talk: Talk, count = 2): Answer {
  const beginning = sentencesOf(product.description?.replaceAll('\n', ' ') ?? '').slice(0, count);
  return { text: [offerText(product, talk), ...beginning].join(' '), show: [product], outcome: 'answered' };
}

/** Two to four products side by side: what they share and differ in, then the prices. */
export async function compare({ talk, message, named, together, alone }: Evidence): Promise<Answer> {
  const { turn, sources, list } = talk;
  const { phrases } = turn.language;
  const best = (together ?? alone).hits.map(({ product }) => product);
  const products = pickCompared({ named, list, best });
  if (products.length < 2) return { text: phrases.which, outcome: 'answered' };
  await readAll(talk, products);
  const details = await sources.catalogue.details(
    turn.organizationId,
    turn.assistantId,
    products.map(({ productId }) => productId),
  );
  const asked = bestMeasured(message.cues, products, details);
  const degree = asked[0]?.degree;
  const lines = products.map((product) => {
    const own = asked.find((each) => each.product === product)?.row;
    const rows = (details.get(product.productId)?.attributes ?? [])
      .filter(({ name }) => isShared(name, products, details))
      .map(({ name, value }) => `${name}: ${value}`);
    const wanted = rows.filter((row) => message.asked.some((term) => fit(term, readFacts(row, talk.reader)) > 0));
    const told = [...new Set([...(own ? [own] : []), ...wanted, ...rows])].slice(0, degree ? 1 : MAX_ROWS);
    return `- ${bold(product.title)}: ${told.length > 0 ? `“${told.join('; ')}”` : (sentencesOf(product.description ?? '')[0] ?? '')}`;
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
  const other = list.find((product) => product.productId !== one?.productId);
  if (one && other) return [other, one];
  if (list.length >= 2) return list.slice(0, MAX_CARDS);
  return best.slice(0, 2);
}

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

/** "Any of them with pockets?" */
export async function amongShown({ talk, message }: Evidence): Promise<Answer> {
  const fields = await readAll(talk, talk.list);
  const having = fields.filter((each) => message.terms.some((term) => fitProduct(term, each) > 0));
  const best = having.map(({ product }) => product);
  const [only, ...others] = best;
  if (only && others.length === 0) {
    const said = answering(message, await passagesOf(talk, only), stemsOf(only.title));
    return answerOnProduct({ talk, message, target: only, said });
  }
  const { phrases } = talk.turn.language;
  if (!only) return { text: phrases.handOver.unanswered(talk.contact), outcome: 'partly' };
  return { text: phrases.found(best.length, ''), show: best, outcome: 'answered' };
}

/** "The lightest", "the cheapest": of those in view, else of everything that fits. */
export async function superlative(evidence: Evidence): Promise<Answer> {
  const { talk, named } = evidence;
  const message = withCarriedCues(evidence);
  const { turn, sources } = talk;
  const isOfShown = isAmongShown(evidence);
  const among = named.length > 1 ? named : isOfShown ? talk.list : await allOf(talk, choose(evidence));
  const degrees = degreesIn(message.cues);
  if (degrees.length === 0 || (['cheapest', 'cheaper', 'dearest'] as const).some((cue) => message.cues.has(cue)))
    return byPrice(talk, among, !message.cues.has('dearest'));
  const ids = among.map(({ productId }) => productId);
  const details = await sources.catalogue.details(turn.organizationId, turn.assistantId, ids);
  const [best, next] = bestMeasured(message.cues, among, details);
  if (!best) return byWords({ ...evidence, message }, among, degrees[0]?.concept ?? null);
  const { phrases } = turn.language;
  const first = phrases.thatIs(bold(best.product.title));
  if (!next || !isOfShown)
    return { text: `${first} ${phrases.listed(best.row)}`, show: [best.product], outcome: 'answered' };
  const rows = [best, next].map(({ product, row }) => `- ${bold(product.title)}: “${row}”`);
  return { text: [first, ...rows].join('\n'), show: [best.product, next.product], outcome: 'answered' };
}

/** The cheapest or the dearest, preferably one that is in stock. */
function byPrice({ turn }: Talk, among: readonly Product[], isLow: boolean): Answer {
  const { language } = turn;
  const { phrases } = language;
  const priced = among
    .filter(({ price }) => price !== null)
    .toSorted((a, b) => (isLow ? 1 : -1) * ((a.price ?? 0) - (b.price ?? 0)));
  const best = priced.find(({ availability }) => availability !== 'out_of_stock') ?? priced[0];
  if (!best) return { text: phrases.which, outcome: 'answered' };
  const [title, price] = [bold(best.title), priceOf(best, language) ?? ''];
  return {
    text: isLow ? phrases.cheapest(title, price) : phrases.dearest(title, price),
    show: [best],
    outcome: 'answered',
  };
}

const degreesIn = (cues: ReadonlySet<string>): Degree[] =>
  Object.entries(DEGREES).flatMap(([cue, degree]) => (degree && cues.has(cue) ? [degree] : []));

/** What the tables say on what is compared, the best first: where a message may mean several things, what most products have. */
function bestMeasured(
  cues: ReadonlySet<string>,
  products: readonly Product[],
  details: ReadonlyMap<string, ProductDetails>,
) {
  const tries = degreesIn(cues).map((degree) =>
    measure(products, details, degree)
      .toSorted((a, b) => degree.sign * (b.value - a.value))
      .map((each) => ({ ...each, degree })),
  );
  return tries.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

/** "For women, I mean", after "your warmest coat?", asks for the warmest one again. */
export function withCarriedCues({ message, talk }: Evidence): Evidence['message'] {
  const before = talk.earlier.at(-1)?.message;
  if (!before || hasDegree(message.cues) || !hasDegree(before.cues)) return message;
  return { ...message, cues: new Set([...message.cues, ...before.cues]) };
}

const SUPERLATIVES = new Set<string>([...Object.keys(DEGREES), 'cheapest', 'dearest']);
const hasDegree = (cues: ReadonlySet<string>): boolean => [...cues].some((cue) => SUPERLATIVES.has(cue));

const isAmongShown = ({ message, talk, alone }: Evidence): boolean =>
  (talk.list.length > 1 &&
    (['them', 'both', 'compare', 'other', 'it'] as const).some((cue) => message.cues.has(cue))) ||
  (talk.list.length > 1 && alone.kinds.length === 0);

/** All products of the kind, not only the best matches. */
async function allOf(talk: Talk, { wish, kinds, hits }: Found): Promise<Product[]> {
  const terms =
    kinds.length > 0 ? wish.terms.filter((term) => kinds.includes(term) || term.concepts.size > 0) : wish.terms;
  const found = terms.length === wish.terms.length ? { hits } : await find(talk, { ...wish, terms });
  return found.hits.slice(0, MAX_MEASURED).map(({ product }) => product);
}

/** No table has a number for it: the texts may say it in words. */
async function byWords(
  { talk, message }: Evidence,
  among: readonly Product[],
  concept: string | null,
): Promise<Answer> {
  const { phrases } = talk.turn.language;
  const fields = await readAll(talk, among.slice(0, 24));
  const term = { word: '', stems: [], concepts: new Set(concept === null ? [] : [concept]) };
  const saying = fields.filter((each) => concept !== null && fitProduct(term, each) > 0).map(({ product }) => product);
  // "The warmest coat we sell": the shop says itself which one it is.
  const findCues = cueFinderOf(talk.catalogueCode);
  const cues = new Set(Object.keys(DEGREES).filter((cue) => message.cues.has(cue as 'lighter')));
  const first = saying.filter(({ title, description }) =>
    findCues(words(`${title} ${description ?? ''}`, 8_000)).some((mention) => cues.has(mention.concept)),
  );
  const best = first.length > 0 ? first : saying;
  if (best.length === 0) return { text: phrases.handOver.unanswered(talk.contact), outcome: 'partly' };
  const [only, ...others] = best;
  if (only && others.length === 0) return describe(only, talk);
  return { text: phrases.perhaps, show: best.slice(0, MAX_CARDS), outcome: 'answered' };
}

export async function similar({ talk, target, message, named }: Evidence): Promise<Answer> {
  const { turn, sources } = talk;
  const { phrases } = turn.language;
  const product = target ?? talk.list[0];
  if (!product) return { text: phrases.which, outcome: 'answered' };
  const { organizationId, assistantId } = turn;
  const hits = await sources.search.similar(organizationId, assistantId, product.productId, 12);
  const isWithin = ({ price }: Product) =>
    (!message.cues.has('cheaper') || (price ?? 0) < (product.price ?? 0)) &&
    (!message.cues.has('dearer') || (price ?? 0) > (product.price ?? 0)) &&
    (price ?? 0) <= (message.limits.maxPrice ?? Infinity);
  const others = hits.map((hit) => hit.product).filter((other) => isWithin(other) && !named.includes(other));
  const there = others.filter(({ availability }) => availability !== 'out_of_stock').slice(0, MAX_SIMILAR);
  if (there.length === 0) return { text: phrases.noSimilar(bold(product.title)), show: [product], outcome: 'partly' };
  await readAll(talk, there);
  return { text: phrases.similar(bold(product.title)), show: there, outcome: 'answered' };
}
