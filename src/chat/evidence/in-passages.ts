import { includesStem, stemsOf } from '../stems.ts';
import { claimKey } from './claims.ts';
import type { Context } from './context.ts';
import type { Facts } from './facts.ts';
import { isSameValue } from './same-value.ts';
import { isInScope, scopesAt, scopesIn } from './scopes.ts';
import type { AnswerValue } from './values.ts';
import { MIN_CONTENT_WORD } from './facts.ts';

const MAX_BYTES = 8_000;
/** Topics of passages, by group of claims. */
const TOPICS: Readonly<Partial<Record<string, string>>> = {
  delivery: 'delivery',
  shippingCost: 'delivery',
  returns: 'returns',
  warranty: 'warranty',
  payment: 'payment',
  contact: 'contact',
  discount: 'discount',
};

/** True if the shop's texts have a value, for the country and the day that the clause, or else the question, names. */
export function isInPassages(value: AnswerValue, clause: string, context: Context): boolean {
  const { sentence, question, languages, evidence, named } = context;
  const isOfShop = named.length === 0 || mentionsShop(clause, context);
  const topics = topicsOf(clause, context);
  const passages = evidence.passages.filter(
    (passage) => (isOfShop || shares(passage, sentence, context)) && (topics.size === 0 || speaksOf(passage, topics)),
  );
  const own = scopesOf(value, clause, sentence, languages);
  const said = own.length > 0 ? own : scopesIn(question.text, languages).flatMap(({ keys }) => keys);
  const isOwn = ({ scopes = [] }: AnswerValue) => scopes.some((key) => own.includes(key));
  return passages.some(({ values }) => {
    const isSaidOfThem = values.some((each) => quantityOf(each) === quantityOf(value) && isOwn(each));
    return values.some(
      (each) => isSameValue(value, each) && isInScope(said, each.scopes ?? []) && (!isSaidOfThem || isOwn(each)),
    );
  });
}

/** "17 h" may be a time of day or a number of hours. */
const quantityOf = ({ kind, unit }: AnswerValue): string => (kind === 'clock' || unit === 'min' ? 'time' : kind);

/** Finds the topics of a clause: two weeks for returns are not two weeks for delivery. */
const topicsOf = (clause: string, { claimsIn }: Context): ReadonlySet<string> =>
  new Set(claimsIn(clause).flatMap(({ group }) => TOPICS[group] ?? []));

const speaksOf = (passage: Facts, topics: ReadonlySet<string>): boolean =>
  [...passage.claims.keys()].some((key) => topics.has(TOPICS[key.slice(0, key.indexOf('.'))] ?? ''));

/** Finds the countries and days that a value holds for: those next to it, or else all that the sentence names. */
function scopesOf(value: AnswerValue, clause: string, sentence: string, languages: readonly string[]): string[] {
  const scopes = scopesIn(sentence, languages);
  const start = sentence.indexOf(clause) + value.start;
  const beside = scopesAt(sentence, scopes, start, start + value.end - value.start);
  return beside.length > 0 ? beside : scopes.flatMap(({ keys }) => keys);
}

const mentionsShop = (clause: string, { says }: Context): boolean => says(clause, 'we');

/** True if a passage and the sentence share words other than products' names, or a claim. */
function shares(passage: Facts, sentence: string, { names, claimsIn }: Context): boolean {
  const own = new Set(
    stemsOf(sentence, MAX_BYTES).filter((stem) => stem.length >= MIN_CONTENT_WORD && !names.stems.has(stem)),
  );
  const common = [...own].filter((stem) => includesStem(passage.stems, stem)).length;
  return common > 1 || claimsIn(sentence).some((claim) => passage.claims.has(claimKey(claim)));
}
