import { type ContentWord, contentOf } from './content-words.ts';
import type { Context } from './context.ts';
import type { Facts, ProductFacts } from './facts.ts';
import { type LineIndex, clausesWith, groupOf, indexOf, kindOf, quantityOf } from './line-index.ts';
import { isSameValue } from './same-value.ts';
import { scopesIn } from './scopes.ts';
import type { DoubtSigns } from './signs.ts';
import { valuesIn } from './values.ts';

/** How much the words of the question count, in relation to those of the answer. */
const ASKED = 0.5;

/** The words of a sentence or a question, with the clauses of one text that have each. */
type FoundWords = readonly { word: ContentWord; clauses: ReadonlySet<number> }[];

/** A text of the evidence, with what it has of the sentence and of the question. */
interface IndexedText {
  index: LineIndex;
  content: FoundWords;
  asked: FoundWords;
}

/**
 * Tells whether what a sentence says is together in one line of the evidence. Falsehoods are often made of what is true of
 * different things: a number, a colour or a country of another line than the words around it, or the opposite of a line.
 */
export function signsOfLines(context: Context, subjects: readonly ProductFacts[]): DoubtSigns {
  const { sentence, question, evidence, isOwnLanguage } = context;
  const content = contentOf(sentence, context);
  const asked = contentOf(question.text, context);
  const sources = [...subjects, ...evidence.passages].map((facts): IndexedText => {
    const index = indexOf(facts);
    const find = (words: readonly ContentWord[]) => words.map((word) => ({ word, clauses: clausesWith(index, word) }));
    return { index, content: find(content), asked: find(asked) };
  });
  const counts = sources.map((source) => countsByLine(source.content, source.index));
  const share = (count: number) => count / Math.max(1, content.length);
  const best = share(Math.max(0, ...counts.flatMap((each) => [...each])));
  const whole = share(Math.max(0, ...sources.map((source) => source.content.filter(isFound).length)));
  return {
    'best line': best,
    'across lines': whole - best,
    [`best line, ${isOwnLanguage ? 'own' : 'foreign'}`]: best,
    ...ofDenial(context, sources),
    ...strongest([
      ...ofValues(context, sources),
      ...ofConcepts(content, sources),
      ...ofScopes(context, sources),
      ...[...question.claims.keys()].map((key) => [`asked ${groupOf(key)}`, 1] as const),
    ]),
  };
}

const isFound = ({ clauses }: FoundWords[number]): boolean => clauses.size > 0;

/** How many of the words each line of a text has. */
function countsByLine(found: FoundWords, { lines, lineOf }: LineIndex): Uint16Array {
  const counts = new Uint16Array(lines.length);
  for (const { clauses } of found)
    for (const line of new Set([...clauses].map((clause) => lineOf[clause] ?? 0)))
      counts[line] = (counts[line] ?? 0) + 1;
  return counts;
}

type Sign = readonly [name: string, strength: number];

/** The closest clause that has a number or a name, compared with the closest one that has another in its place. */
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

function ofValues({ sentence, languages }: Context, sources: readonly IndexedText[]): Sign[] {
  const values = valuesIn(sentence, languages).filter(({ kind }) => kind !== 'count');
  return values.flatMap((value) => {
    const has = ({ clauses }: LineIndex, at: number) =>
      clauses[at]?.values.some((each) => isSameValue(value, each)) === true;
    return rivalry('value', value.kind, ...closenessOf(sources, quantityOf(value), has));
  });
}

function ofConcepts(content: readonly ContentWord[], sources: readonly IndexedText[]): Sign[] {
  const keys = new Set(content.flatMap(({ concepts }) => concepts));
  return [...keys].flatMap((key) => {
    const group = groupOf(key);
    const isOther = ({ word }: FoundWords[number]) => !word.concepts.some((each) => groupOf(each) === group);
    const rest = sources.map(({ index, content: own, asked }) => ({
      index,
      content: own.filter(isOther),
      asked: asked.filter(isOther),
    }));
    return rivalry('concept', group, ...closenessOf(rest, group, hasTerm(key)));
  });
}

function ofScopes({ sentence, languages }: Context, sources: readonly IndexedText[]): Sign[] {
  const keys = new Set(scopesIn(sentence, languages).flatMap((scope) => scope.keys));
  return [...keys].flatMap((key) => rivalry('scope', kindOf(key), ...closenessOf(sources, kindOf(key), hasTerm(key))));
}

const hasTerm =
  (term: string) =>
  ({ byTerm }: LineIndex, at: number): boolean =>
    byTerm.get(term)?.includes(at) === true;

/** How close the clauses of a kind are to what is said: those that have the very thing, and the others. */
function closenessOf(
  sources: readonly IndexedText[],
  kind: string,
  isOwn: (index: LineIndex, at: number) => boolean,
): [own: number[], others: number[]] {
  const [own, others]: [number[], number[]] = [[], []];
  for (const { index, content, asked } of sources)
    for (const at of index.byKind.get(kind) ?? [])
      (isOwn(index, at) ? own : others).push(shareAt(content, at) + ASKED * shareAt(asked, at));
  return [own, others];
}

const shareAt = (found: FoundWords, at: number): number =>
  found.filter(({ clauses }) => clauses.has(at)).length / Math.max(1, found.length);

/** Whether the closest line denies something and the sentence does not, or the other way round. */
function ofDenial({ sentence, says }: Context, sources: readonly IndexedText[]): DoubtSigns {
  let [closest, closeness] = [undefined as Facts | undefined, 0];
  for (const { index, content, asked } of sources) {
    const [said, wanted] = [countsByLine(content, index), countsByLine(asked, index)];
    for (const [line, facts] of index.lines.entries()) {
      const shared = (said[line] ?? 0) / Math.max(1, content.length);
      const own = shared + (ASKED * (wanted[line] ?? 0)) / Math.max(1, asked.length);
      if (own > closeness) [closest, closeness] = [facts, own];
    }
  }
  if (!closest) return {};
  const isDenied = ['negation', 'without', 'freeOf'].some((each) => says(sentence, each));
  const { isDenying } = closest;
  return {
    closeness,
    'line denies, sentence not': Number(isDenying && !isDenied),
    'sentence denies, line not': Number(!isDenying && isDenied),
    'both deny': Number(isDenying && isDenied),
    'opposite of the line': isDenying === isDenied ? 0 : closeness,
  };
}

/** Of several signs of one name, the strongest. */
function strongest(signs: readonly Sign[]): DoubtSigns {
  const found: Record<string, number> = {};
  for (const [name, strength] of signs) found[name] = Math.max(found[name] ?? 0, strength);
  return found;
}
