import { LRUCache } from 'lru-cache';
import { words } from '../../text/words.ts';
import { objectionToAskedName } from './asked-names.ts';
import { conceptsOf, createClaimReader } from './claims.ts';
import type { Context } from './context.ts';
import { type ProductFacts, readFacts } from './facts.ts';
import { type AnswerKnowledge, type KnowledgeOptions, createKnowledge } from './knowledge.ts';
import { lackingOf } from './lacking.ts';
import type { AnswerPiece } from './pieces.ts';
import { MAX_DOUBT, doubtOf } from './doubt.ts';
import { homeOf } from './scopes.ts';
import { withoutQuotations } from './quotations.ts';
import { type Objection, objectionTo } from './sentence.ts';
import { type DoubtSigns, isStrange, signsOf } from './signs.ts';
import { sourceOf } from './sources.ts';
import { describes, evidenceFor } from './statement.ts';
import type { Named, Names } from './subjects.ts';
import { type AnswerValue, valuesIn } from './values.ts';

/** The verdict on whether a piece of an answer may reach the shopper. */
export interface Verdict {
  objection: Objection | null;
  /** The source that supports it. */
  source: ReturnType<typeof sourceOf>;
  /** Returns texts for a verifier to compare it with; none if it claims nothing. */
  evidence: () => readonly string[];
  /** True if it says more than numbers and names. */
  isDescriptive: () => boolean;
  /** True if it says that something is not known. */
  isLacking: boolean;
  /** What it was weighed by; null if the rules alone decided. */
  signs: DoubtSigns | null;
}

export interface ClaimChecker {
  /** Judges the pieces of an answer, in order. @param cited the sources that the model cites, see `citations.ts` */
  judge(piece: AnswerPiece, cited?: readonly string[]): Verdict;
  /** Returns things that the shopper asked for and the evidence does not mention. */
  lacking(): string[];
}

const MAX_BYTES = 8_000;
const MAX_CANDIDATES = 4;
const MAX_REMEMBERED = 50;

/** Prepares to read sentences in the languages that an answer may have. */
function readerOf({ languages: spokenIn, catalogueLanguage, asked }: KnowledgeOptions) {
  const languages = [...new Set(spokenIn)];
  const mentionsIn = conceptsOf(languages);
  return {
    claimsIn: createClaimReader(languages),
    mentionsIn,
    says: createSays(mentionsIn),
    isOwnLanguage: languages[0] === catalogueLanguage,
    languages,
    home: homeOf(catalogueLanguage),
    asked,
  };
}

/** Judges the pieces of one answer. */
export function createClaimChecker(options: KnowledgeOptions): ClaimChecker {
  const { asked, newest = asked } = options;
  const language = readerOf(options);
  const question = readFacts(asked, language);
  const known = createKnowledge(options);

  /** Ids of the products that "it" may refer to, and of those mentioned so far, the latest last. */
  let focus: readonly string[] | undefined;
  let mentioned: readonly string[] = [];
  let previous = '';
  const accepted: AnswerValue[] = [];

  function contextOf(sentence: string, about: readonly ProductFacts[], named: Named[]): Context {
    const { evidence, names, shown } = known();
    const subjects = { named, focus: about, mentioned: factsOf(mentioned, evidence.products), shown };
    return { ...language, ...subjects, sentence, previous, accepted, evidence, question, names };
  }

  /** Lists possible subjects: named products and "it"; without a name, cited products, or else earlier ones. */
  function subjectsFor(named: Named[], cited: readonly string[]): (readonly ProductFacts[])[] {
    const { evidence, shown } = known();
    focus ??= mentioned = firstFocus(known(), options);
    const current = factsOf(focus, evidence.products);
    const it = current.length > 0 ? current : shown.length === 1 ? shown : [];
    const own = factsOf(cited, evidence.products);
    if (named.length > 0) return own.length > 0 ? [it, own] : [it];
    return own.length > 0 ? [own] : candidates(it, factsOf(mentioned, evidence.products), shown);
  }

  function judgeSentence(sentence: string, cited: readonly string[] = []): Verdict {
    const named = known().names.in(sentence);
    const subjects = subjectsFor(named, cited);
    const judged = subjects.map((about) => ({ about, objection: objectionTo(contextOf(sentence, about, named)) }));
    const fitting = judged.find(({ objection }) => objection === null);
    if (named.length > 0) {
      focus = idsOf(named.map(({ product }) => product));
      mentioned = [...mentioned, ...focus].slice(-MAX_MENTIONED);
    } else if (fitting && fitting.about.length > 0) focus = idsOf(fitting.about);
    const { about, objection } = fitting ?? judged[0] ?? { about: [], objection: null };
    const context = contextOf(sentence, about, named);
    const isSettled = options.onlyQuotes === true || objection?.isSoft === false;
    const signs = isSettled ? null : signsOf(context, objection?.kind ?? null);
    const verdict = { ...verdictOn(context, weighed(objection, signs), cited), signs };
    previous = sentence;
    return verdict;
  }

  /** The products of a table's columns, by position; empty for a table with a product in each row. */
  let columns: readonly (string | undefined)[] | null = null;

  /** Judges a table row; the first one may name a product per column. */
  function judgeRow(row: string): Verdict {
    const cells = cellsOf(row);
    if (columns === null) {
      const found = productsByColumn(cells, known().names);
      const isByColumn = found.length > 0;
      columns = found;
      return isByColumn || valuesIn(row).length === 0 ? NOTHING_SAID : judgeSentence(row);
    }
    if (columns.length === 0) return judgeSentence(row);
    const [label = ''] = cells;
    const { products } = known().evidence;
    const objections = cells.flatMap((cell, at) => {
      const about = factsOf([columns?.[at] ?? ''], products);
      return about.length > 0 ? (objectionTo(contextOf(`${label}: ${cell}`, about, [])) ?? []) : [];
    });
    const about = factsOf(
      columns.flatMap((id) => id ?? []),
      products,
    );
    const objection = objections.find(({ isSoft }) => !isSoft) ?? objections[0] ?? null;
    return { ...verdictOn(contextOf(row, about, []), objection), source: null };
  }

  return {
    judge({ text, kind }, cited = []) {
      const unknown = objectionToUnknown(text, cited, known());
      if (unknown && !unknown.isSoft) return { ...NOTHING_SAID, objection: unknown };
      if (kind !== 'row') columns = null;
      const verdict = kind === 'row' ? judgeRow(text) : judgeSentence(text, cited);
      return {
        ...verdict,
        objection: verdict.objection ?? unknown ?? objectionToAskedName(text, { ...language, ...known(), question }),
      };
    },
    lacking: () => lackingOf(newest, factsOf(focus ?? [], known().evidence.products), { ...language, ...known() }),
  };
}

/** Objects to citations that do not exist, and to names, addresses and codes that no text has. */
function objectionToUnknown(
  text: string,
  cited: readonly string[],
  { citable, unknownNameIn }: AnswerKnowledge,
): Objection | null {
  const missing = cited.find((each) => !citable.has(each));
  if (missing !== undefined) return { reason: `${missing} does not exist`, kind: 'hard', isSoft: false };
  const unknown = unknownNameIn(text);
  return unknown && { reason: `${unknown.mark} is unknown`, kind: 'name', isSoft: unknown.isName };
}

/** Objections that stand: to a name, and to a sentence that rests on nothing. */
const FINAL: ReadonlySet<string> = new Set(['name', 'nothing']);

/**
 * Decides where the rules are not sure: a sentence that is likelier false does not leave, whether they object or not. One
 * without a word that is new to the evidence is left to them.
 */
function weighed(objection: Objection | null, signs: DoubtSigns | null): Objection | null {
  if (!signs || (objection ? FINAL.has(objection.kind) : !isStrange(signs))) return objection;
  const kind = objection === null ? 'unobjected' : objection.kind === 'value' ? 'value' : 'words';
  if (doubtOf(signs) <= MAX_DOUBT[kind]) return null;
  return objection ?? { reason: 'too little of it is in the evidence', kind: 'doubt', isSoft: true };
}

/** Returns the products that a question names, or else that of the page. */
function firstFocus({ evidence, names }: AnswerKnowledge, { asked, pageUrl }: KnowledgeOptions): string[] {
  const inQuestion = names.in(asked).map(({ product }) => product);
  const page = evidence.products.filter(({ product }) => product.url === pageUrl);
  return idsOf(inQuestion.length > 0 ? inQuestion : page);
}

/** Finds the products in the first row of a table, by position; empty unless several columns have one each. */
function productsByColumn(cells: readonly string[], names: Names): (string | undefined)[] {
  const found = cells.map((cell) => names.in(cell).map(({ product }) => product.product.productId));
  return found.filter(({ length }) => length === 1).length > 1 ? found.map(([id]) => id) : [];
}

const MAX_MENTIONED = 50;
/** The verdict on text that claims nothing. */
export const NOTHING_SAID: Verdict = {
  objection: null,
  source: null,
  evidence: () => [],
  isDescriptive: () => false,
  isLacking: false,
  signs: null,
};

const verdictOn = (context: Context, objection: Objection | null, cited: readonly string[] = []): Verdict => ({
  objection,
  source: objection ? null : sourceOf(context, cited),
  evidence: () => evidenceFor(context),
  isDescriptive: () => describes(context),
  isLacking: context.says(withoutQuotations(context).rest, 'unknown'),
  signs: null,
});

/** Looks up phrases of the discourse table; caches recent texts, which are looked up repeatedly. */
function createSays(find: Context['mentionsIn']): Context['says'] {
  const remembered = new LRUCache<string, ReadonlySet<string>>({ max: MAX_REMEMBERED });
  return (text, concept) => {
    let said = remembered.get(text);
    if (!said) {
      const found = find(words(text, MAX_BYTES)).filter(({ table }) => table === 'discourse');
      remembered.set(text, (said = new Set(found.map((mention) => mention.concept))));
    }
    return said.has(concept);
  };
}

const idsOf = (facts: readonly ProductFacts[]): string[] => facts.map(({ product }) => product.productId);

/** Returns the products with these ids, in the same order. */
const factsOf = (ids: readonly string[], products: readonly ProductFacts[]): ProductFacts[] =>
  ids.flatMap((id) => products.find(({ product }) => product.productId === id) ?? []);

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replaceAll(/^\||\|$/gu, '')
    .split('|')
    .map((cell) => cell.trim());

/** Lists possible subjects of a sentence without a name: all of its claims must hold for one of them. */
function candidates(
  focus: readonly ProductFacts[],
  mentioned: readonly ProductFacts[],
  shown: readonly ProductFacts[],
): (readonly ProductFacts[])[] {
  const others = [...new Set([...mentioned.toReversed(), ...shown])].slice(0, MAX_CANDIDATES);
  return [focus, ...others.filter((each) => focus.length !== 1 || focus[0] !== each).map((each) => [each])];
}
