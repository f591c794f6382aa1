import type { Explanation, ReadTerm, ReadRequest } from '../../domain/explanation.ts';
import { buyingSigns } from './buying.ts';
import { choose } from './choose.ts';
import type { Evidence } from './gather.ts';
import type { MessageTerm } from './message.ts';

const MAX_HITS = 8;

export function explain(evidence: Evidence, intents: Explanation['intents']): Explanation {
  const { talk, message, before, named, said, shop } = evidence;
  const found = choose(evidence);
  return {
    language: { shopper: talk.turn.language.code, catalogue: talk.catalogueCode },
    cues: [...message.cues],
    request: readRequest(message),
    before: before && readRequest(before),
    focus: talk.focus?.title ?? null,
    list: titlesOf(talk.list),
    named: titlesOf(named),
    found: {
      isRefined: found === evidence.together,
      hits: found.hits
        .slice(0, MAX_HITS)
        .map(({ product, score, lacks }) => ({ title: product.title, score, lacks: lacks.map(({ word }) => word) })),
    },
    said: said.map(({ passage, score }) => ({ text: passage.text, score })),
    shop: shop && { title: shop.passage.title, quote: shop.quote, share: shop.share, isOnTopic: shop.isOnTopic },
    buying: buyingSigns(evidence),
    intents: intents.map(({ name, score }) => ({ name, score })),
  };
}

const titlesOf = (products: Evidence['named']): string[] => products.map(({ title }) => title);

const readTerm = ({ word, concepts }: MessageTerm): ReadTerm => ({ word, concepts: [...concepts] });

const readRequest = ({ terms, excluded, limits, measures }: NonNullable<Evidence['before']>): ReadRequest => ({
  terms: terms.map(readTerm),
  excluded: excluded.map(readTerm),
  limits,
  measures,
});
