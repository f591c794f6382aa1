import { words } from '../../text/words.ts';
import { type ContentWord, contentOf, states } from './content-words.ts';
import type { Context } from './context.ts';
import type { Facts, ProductFacts } from './facts.ts';
import { isSameValue } from './same-value.ts';
import { scopesIn } from './scopes.ts';
import type { DoubtSigns } from './signs.ts';
import { type AnswerValue, valuesIn } from './values.ts';

const MAX_BYTES = 8_000;
/** How much the words of the question count, in relation to those of the answer. */
const ASKED = 0.5;

/** What a sentence says, to find the line of the evidence that it is from. */
interface Said {
  content: readonly ContentWord[];
  asked: readonly ContentWord[];
}

/**
 * Tells whether what a sentence says is together in one line of the evidence. Falsehoods are often made of what is true of
 * different things: a number, a colour or a country of another line than the words around it, or the opposite of a line.
 */
export function signsOfLines(context: Context, subjects: readonly ProductFacts[]): DoubtSigns {
  const { sentence, question, evidence, isOwnLanguage } = context;
  const said: Said = { content: contentOf(sentence, context), asked: contentOf(question.text, context) };
  const sources = [...subjects, ...evidence.passages];
  const lines = sources.flatMap(({ parts }) => parts);
  const clauses = lines.flatMap((line) => (line.parts.length > 0 ? line.parts : [line]));
  const best = Math.max(0, ...lines.map((line) => shareIn(line, said.content)));
  const whole = Math.max(0, ...sources.map((source) => shareIn(source, said.content)));
  return {
    'best line': best,
    'across lines': whole - best,
    [`best line, ${isOwnLanguage ? 'own' : 'foreign'}`]: best,
    ...ofDenial(context, lines, said),
    ...strongest([
      ...ofValues(context, clauses, said),
      ...ofConcepts(said, clauses),
      ...ofCountries(context, clauses, said),
      ...[...question.claims.keys()].map((key) => [`asked ${groupOf(key)}`, 1] as const),
    ]),
  };
}

type Sign = readonly [name: string, strength: number];

/** The closest line that has a number or a name, compared with the closest one that has another in its place. */
function rivalry(name: string, kind: string, own: readonly number[], others: readonly number[]): Sign[] {
  if (own.length === 0) return others.length === 0 ? [] : [[`only other ${name} ${kind}`, Math.max(...others)]];
  const [backed, rival] = [Math.max(...own), Math.max(0, ...others)];
  return [
    [`backed ${name} ${kind}`, backed],
    [`rival ${name} ${kind}`, Math.max(0, rival - backed)],
    [`rivalled ${name}`, Number(rival > backed)],
    [`unrivalled ${name}`, Number(backed > rival)],
  ];
}

function ofValues({ sentence, languages }: Context, clauses: readonly Facts[], said: Said): Sign[] {
  const values = valuesIn(sentence, languages).filter(({ kind }) => kind !== 'count');
  return values.flatMap((value) => {
    const alike = clauses.filter((clause) => clause.values.some((each) => quantityOf(each) === quantityOf(value)));
    const has = (clause: Facts) => clause.values.some((each) => isSameValue(value, each));
    return rivalry('value', value.kind, ...closenessOf(alike, has, said));
  });
}

function ofConcepts(said: Said, clauses: readonly Facts[]): Sign[] {
  const keys = new Set(said.content.flatMap(({ concepts }) => concepts));
  return [...keys].flatMap((key) => {
    const isAlike = (other: string) => groupOf(other) === groupOf(key);
    const without = (list: readonly ContentWord[]) => list.filter(({ concepts }) => !concepts.some(isAlike));
    const alike = clauses.filter(({ claims }) => claims.keys().some(isAlike));
    const rest = { content: without(said.content), asked: without(said.asked) };
    return rivalry('concept', groupOf(key), ...closenessOf(alike, ({ claims }) => claims.has(key), rest));
  });
}

function ofCountries({ sentence, languages }: Context, clauses: readonly Facts[], said: Said): Sign[] {
  const keys = new Set(scopesIn(sentence, languages).flatMap((scope) => scope.keys));
  return [...keys].flatMap((key) => {
    const [kind = ''] = key.split(' ');
    const alike = clauses.filter(({ scopes }) => scopes.keys().some((each) => each.startsWith(kind)));
    return rivalry('scope', kind, ...closenessOf(alike, ({ scopes }) => scopes.has(key), said));
  });
}

/** Whether the closest line denies something and the sentence does not, or the other way round. */
function ofDenial({ sentence, says, mentionsIn }: Context, lines: readonly Facts[], said: Said): DoubtSigns {
  let [closest, closeness] = [undefined as Facts | undefined, 0];
  for (const line of lines) {
    const own = closenessTo(line, said);
    if (own > closeness) [closest, closeness] = [line, own];
  }
  if (!closest) return {};
  const isDenied = ['negation', 'without', 'freeOf'].some((each) => says(sentence, each));
  const isDenying = closest.isDenying;
  const found = mentionsIn(words(sentence, MAX_BYTES)).length > 0;
  return {
    closeness,
    'line denies, sentence not': Number(isDenying && !isDenied),
    'sentence denies, line not': Number(!isDenying && isDenied),
    'both deny': Number(isDenying && isDenied),
    'opposite of the line': isDenying === isDenied ? 0 : closeness,
    'says nothing known': Number(!found),
  };
}

function closenessOf(lines: readonly Facts[], isOwn: (line: Facts) => boolean, said: Said): [number[], number[]] {
  const [own, others]: [number[], number[]] = [[], []];
  for (const line of lines) (isOwn(line) ? own : others).push(closenessTo(line, said));
  return [own, others];
}

const closenessTo = (line: Facts, { content, asked }: Said): number =>
  shareIn(line, content) + ASKED * shareIn(line, asked);

const shareIn = (facts: Facts, said: readonly ContentWord[]): number =>
  said.filter((word) => states(facts, word)).length / Math.max(1, said.length);

/** Of several signs of one name, the strongest. */
function strongest(signs: readonly Sign[]): DoubtSigns {
  const found: Record<string, number> = {};
  for (const [name, strength] of signs) found[name] = Math.max(found[name] ?? 0, strength);
  return found;
}

const quantityOf = ({ kind, unit }: AnswerValue): string => `${kind} ${unit}`;

const groupOf = (key: string): string => key.slice(0, key.indexOf('.'));
