import { words } from '../../text/words.ts';
import type { Claim } from './claims.ts';
import { type ContentWord, contentOf, states } from './content-words.ts';
import type { Context } from './context.ts';
import { type Facts, type ProductFacts, isStated } from './facts.ts';
import { withoutQuotations } from './quotations.ts';
import { signsOfLines } from './line-signs.ts';
import { isSameValue } from './same-value.ts';
import { scopesIn } from './scopes.ts';
import { isQuestion } from './sentence.ts';
import { type AnswerValue, valuesIn } from './values.ts';

/** What a sentence and its evidence say on whether it is true: the strength of each sign, from 0 to 1. */
export type DoubtSigns = Readonly<Record<string, number>>;

const MAX_BYTES = 8_000;
/** Counts from which on a sign is as strong as it can be. */
const MANY = { words: 25, content: 12, values: 4, strange: 4, foreign: 3 };
/** Phrases of the discourse table. */
const SAID =
  `we you negation without freeOf unknown contrast sum difference remainder each ratio includes purchase several
  total approximately recommendation alternative condition sympathy things assistant free shipping agreement`.split(
    /\s+/u,
  );
const EXCLAMATION = /!["'»”)\s*_]*$/u;

const HAS_WORDS = /[\p{L}\p{Nd}]/u;

const share = (count: number, many: number): number => Math.min(1, count / many);

/**
 * Collects the signs of a sentence; null if it only quotes the shop.
 * @param objection the kind of the rules' objection; null if they have none
 */
export function signsOf(whole: Context, objection: string | null): DoubtSigns | null {
  const { rest } = withoutQuotations(whole);
  if (!HAS_WORDS.test(rest)) return null;
  const context = { ...whole, sentence: rest };
  const subjects = context.named.length > 0 ? context.named.map(({ product }) => product) : context.focus;
  return {
    ...ofForm(context, subjects),
    ...ofValues(context, subjects),
    ...ofClaims(context, subjects),
    ...ofWords(context, subjects),
    ...signsOfLines(context, subjects),
    ...(objection !== null && { objection: 1, [`objection ${objection}`]: 1 }),
  };
}

function ofForm({ sentence, named, says, languages }: Context, subjects: readonly ProductFacts[]): DoubtSigns {
  return {
    named: Number(named.length > 0),
    'several named': Number(named.length > 1),
    'no subject': Number(subjects.length === 0),
    question: Number(isQuestion(sentence)),
    exclaims: Number(EXCLAMATION.test(sentence)),
    words: share(words(sentence, MAX_BYTES).length, MANY.words),
    place: Number(scopesIn(sentence, languages).length > 0),
    ...Object.fromEntries(SAID.filter((phrase) => says(sentence, phrase)).map((phrase) => [`says ${phrase}`, 1])),
  };
}

function ofValues({ sentence, languages }: Context, subjects: readonly ProductFacts[]): DoubtSigns {
  const values = valuesIn(sentence, languages);
  const own = subjects.flatMap((facts) => facts.values);
  const isOwn = (value: AnswerValue) => own.some((each) => isSameValue(value, each));
  return {
    values: share(values.length, MANY.values),
    'no value': Number(values.every(({ kind }) => kind === 'count')),
    ...Object.fromEntries(
      values.flatMap((value) => [
        [`value ${value.kind}`, 1],
        [`${isOwn(value) ? 'own' : 'other'} value ${value.kind}`, 1],
      ]),
    ),
  };
}

function ofClaims({ sentence, evidence, claimsIn }: Context, subjects: readonly ProductFacts[]): DoubtSigns {
  const rows = subjects.length > 0 ? subjects : evidence.products;
  const placeOf = (claim: Claim) =>
    isStated(rows, claim) ? 'row' : isStated(evidence.passages, claim) ? 'text' : 'none';
  return Object.fromEntries(
    claimsIn(sentence).flatMap((claim) => {
      const place = placeOf(claim);
      return [
        [`${claim.group} ${claim.isDenied ? 'denied ' : ''}${place}`, 1],
        [`claim ${place}`, 1],
        ...(claim.isDenied ? [[`denied ${place}`, 1] as const] : []),
      ];
    }),
  );
}

/** How many of its words, or the concepts that they name, the evidence has. */
function ofWords(context: Context, subjects: readonly ProductFacts[]): DoubtSigns {
  const { evidence, question, isOwnLanguage } = context;
  const content = contentOf(context.sentence, context, context.names.stems);
  const rows = subjects.length > 0 ? subjects : evidence.products;
  const isIn = (facts: readonly Facts[]) => (word: ContentWord) => facts.some((each) => states(each, word));
  const [isInRow, isInText, isAsked] = [isIn(rows), isIn(evidence.passages), isIn([question])];
  const strange = content.filter((word) => !isInRow(word) && !isInText(word) && !isAsked(word));
  const count = Math.max(1, content.length);
  const part = (found: readonly ContentWord[]) => found.length / count;
  const partIn = (facts: Facts) => content.filter((word) => states(facts, word)).length / count;
  const [best = 0, next = 0] = [...rows, ...evidence.passages].map(partIn).toSorted((a, b) => b - a);
  const others = evidence.products.filter((each) => !subjects.includes(each));
  const ofOthers = content.filter((word) => !isInRow(word));
  const known = {
    'in row': part(content.filter(isInRow)),
    'in text': part(content.filter(isInText)),
    asked: part(content.filter(isAsked)),
    strange: part(strange),
    'strange concepts': part(strange.filter(({ concepts }) => concepts.length > 0)),
    'strange words': part(strange.filter(({ concepts }) => concepts.length === 0)),
    'known concepts': part(content.filter((word) => word.concepts.length > 0 && !strange.includes(word))),
    'many strange concepts': share(strange.filter(({ concepts }) => concepts.length > 0).length, MANY.foreign),
    'many strange words': share(strange.filter(({ concepts }) => concepts.length === 0).length, MANY.strange),
    best,
    'best text': Math.max(0, ...evidence.passages.map(partIn)),
    'best row': Math.max(0, ...subjects.map(partIn)),
    'best other row': Math.max(
      0,
      ...(subjects.length > 0 ? others : []).map((each) => part(ofOthers.filter((word) => states(each, word)))),
    ),
  };
  return {
    'own language': Number(isOwnLanguage),
    content: share(content.length, MANY.content),
    'best by far': best - next,
    ...known,
    // Words of the catalogue's own language that it does not have tell more.
    ...Object.fromEntries(Object.entries(known).map(([name, value]) => [`${name}, ${own(isOwnLanguage)}`, value])),
  };
}

/** True if a sentence has words that the evidence has in no form, unless it is said in sympathy or only recommends. */
export const isStrange = (signs: DoubtSigns): boolean =>
  (signs['strange'] ?? 0) > 0 &&
  signs['says sympathy'] !== 1 &&
  !(signs['says recommendation'] === 1 && signs['claim none'] !== 1);

const own = (isOwnLanguage: boolean): string => (isOwnLanguage ? 'own' : 'foreign');
