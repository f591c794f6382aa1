import type { Product } from '../../domain/product.ts';
import { type Answer, MAX_CARDS, offerText, priceOf } from './answer.ts';
import { find, readAll } from './finding.ts';
import type { Evidence } from './gather.ts';
import { headingOf } from './list-answers.ts';
import { isGone } from './product-answers.ts';
import type { Talk } from './talk.ts';

/** Answers "And what do they cost?" about several products. */
export function prices({ talk }: Evidence): Answer {
  const products = talk.list.slice(0, MAX_CARDS);
  return {
    text: products.map((product) => `- ${offerText(product, talk)}`).join('\n'),
    show: products,
    outcome: 'answered',
  };
}

/** Answers "Is it on sale?" about the product in view, and "What is on sale?" with whatever is. */
export async function reduced(evidence: Evidence): Promise<Answer> {
  const { talk, message, target } = evidence;
  const { phrases } = talk.turn.language;
  if (target && !message.cues.has('have')) {
    await readAll(talk, [target]);
    const before = wasText(target, talk);
    return { text: [offerText(target, talk), before].filter(Boolean).join(' '), show: [target], outcome: 'answered' };
  }
  const { terms, limits } = evidence.alone.request;
  const request = {
    ...evidence.alone.request,
    terms: terms.filter((term) => term.concepts.size > 0 || evidence.alone.kinds.includes(term)),
  };
  const found = await find(talk, { ...request, limits: { ...limits, onSale: true } });
  const products = found.hits.map(({ product }) => product).filter((product) => !isGone(product));
  if (products.length === 0) return { text: phrases.discount, outcome: 'answered' };
  const [only, ...others] = products;
  if (only && others.length === 0)
    return { text: [offerText(only, talk), wasText(only, talk)].join(' '), show: [only], outcome: 'answered' };
  const text = headingOf(evidence, products.length, '');
  return { text, show: products.slice(0, MAX_CARDS), outcome: 'answered' };
}

function wasText(product: Product, { turn }: Talk): string {
  const { listPrice = null } = turn.read.get(product.productId) ?? {};
  const isReduced = listPrice !== null && product.price !== null && listPrice > product.price;
  return isReduced ? turn.language.phrases.was(priceOf({ ...product, price: listPrice }, turn.language) ?? '') : '';
}
