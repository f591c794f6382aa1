import { LRUCache } from 'lru-cache';
import { words } from '../../text/words.ts';
import { conceptsOf, createClaimReader } from './claims.ts';
import type { Context } from './context.ts';
import { type ProductFacts, readFacts } from './facts.ts';
import { type AnswerKnowledge, type KnowledgeOptions, createKnowledge } from './knowledge.ts';
import { lackingOf } from './lacking.ts';
import type { AnswerPiece } from './pieces.ts';
import { homeOf } from './scopes.ts';
import { withoutQuotations } from './quotations.ts';
import { type Objection, objectionTo } from './sentence.ts';
import { sourceOf } from './sources.ts';
import { describes, evidenceFor } from './statement.ts';
import type { Named, Names } from './subjects.ts';
import { type AnswerValue, valuesIn } from './values.ts';

/** Whether a piece of an answer may reach the shopper. */
export interface Verdict {
  objection: Objection | null;
  /** What it rests on. */
  source: ReturnType<typeof sourceOf>;
  /** What a second look should compare it with; nothing if it says nothing. */
  evidence: () => readonly string[];
  /** True if it says more than numbers and names. */
  isDescriptive: () => boolean;
  /** True if it says that something is not known. */
  isLacking: boolean;
}

export interface ClaimChecker {
  /** Judges the pieces of an answer, in order. @param cited what the model says that it rests on, see `citations.ts` */
  judge(piece: AnswerPiece, cited?: readonly string[]): Verdict;
  /** What the shopper asked for that the evidence says nothing on. */
  lacking(): string[];
}

const MAX_BYTES = 8_000;
const MAX_CANDIDATES = 4;
const MAX_REMEMBERED = 50;

/** Judges the pieces of one answer. */
export function createClaimChecker(options: KnowledgeOptions): ClaimChecker {
  const { languages: spokenIn, catalogueLanguage, asked, newest = asked } = options;
  const languages = [...new Set(spokenIn)];
  const claimsIn = createClaimReader(languages);
  const language = { claimsIn, says: createSays(languages), languages: spokenIn, home: homeOf(catalogueLanguage) };
  const question = readFacts(asked, { claimsIn, languages });
  const known = createKnowledge(options);

  /** Identifiers of the products that "it" may be, and of those mentioned so far, the latest last. */
  let focus: readonly string[] | undefined;
  let mentioned: readonly string[] = [];
  let previous = '';
  const accepted: AnswerValue[] = [];

  function contextOf(sentence: string, about: readonly ProductFacts[], named: Named[]): Context {
    const { evidence, names, shown } = known();
    const subjects = { named, focus: about, mentioned: factsOf(mentioned, evidence.products), shown };
    return { ...language, ...subjects, sentence, previous, accepted, evidence, question, names };
  }

  /** What a sentence may be about: beside what it names, "it"; without a name what it cites, else what was mentioned. */
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
    const verdict = verdictOn(contextOf(sentence, about, named), objection, cited);
    previous = sentence;
    return verdict;
  }

  /** The products of a table's columns, by position; empty for a table with a product in each row. */
  let columns: readonly (string | undefined)[] | null = null;

  /** The first row of a table says what the columns are. */
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
      const missing = cited.find((each) => !known().citable.has(each));
      if (missing !== undefined)
        return { ...NOTHING_SAID, objection: { reason: `${missing} does not exist`, isSoft: false } };
      const stranger = known().strangerIn(text);
      const unknown = stranger && { reason: `${stranger.mark} is unknown`, isSoft: stranger.isName };
      if (unknown && !unknown.isSoft) return { ...NOTHING_SAID, objection: unknown };
      if (kind !== 'row') columns = null;
      const verdict = kind === 'row' ? judgeRow(text) : judgeSentence(text, cited);
      return { ...verdict, objection: verdict.objection ?? unknown };
    },
    lacking: () => lackingOf(newest, factsOf(focus ?? [], known().evidence.products), { ...language, ...known() }),
  };
}

/** The products that a question names, else that of the page. */
function firstFocus({ evidence, names }: AnswerKnowledge, { asked, pageUrl }: KnowledgeOptions): string[] {
  const inQuestion = names.in(asked).map(({ product }) => product);
  const page = evidence.products.filter(({ product }) => product.url === pageUrl);
  return idsOf(inQuestion.length > 0 ? inQuestion : page);
}

/** The products that the first row of a table names, by position; empty unless several columns have one each. */
function productsByColumn(cells: readonly string[], names: Names): (string | undefined)[] {
  const found = cells.map((cell) => names.in(cell).map(({ product }) => product.product.productId));
  return found.filter(({ length }) => length === 1).length > 1 ? found.map(([id]) => id) : [];
}

const MAX_MENTIONED = 50;
/** On what claims nothing. */
export const NOTHING_SAID: Verdict = {
  objection: null,
  source: null,
  evidence: () => [],
  isDescriptive: () => false,
  isLacking: false,
};

const verdictOn = (context: Context, objection: Objection | null, cited: readonly string[] = []): Verdict => ({
  objection,
  source: objection ? null : sourceOf(context, cited),
  evidence: () => evidenceFor(context),
  isDescriptive: () => describes(context),
  isLacking: context.says(withoutQuotations(context).rest, 'unknown'),
});

/** Looks for phrases of the table of discourse; remembers those of the latest texts, which are asked about again and again. */
function createSays(languages: readonly string[]): Context['says'] {
  const find = conceptsOf(languages);
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

/** The products with these identifiers, in the same order. */
const factsOf = (ids: readonly string[], products: readonly ProductFacts[]): ProductFacts[] =>
  ids.flatMap((id) => products.find(({ product }) => product.productId === id) ?? []);

const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replaceAll(/^\||\|$/gu, '')
    .split('|')
    .map((cell) => cell.trim());

/** The subjects that a sentence without a name may have: all of what it claims has to hold for one of them. */
function candidates(
  focus: readonly ProductFacts[],
  mentioned: readonly ProductFacts[],
  shown: readonly ProductFacts[],
): (readonly ProductFacts[])[] {
  const others = [...new Set([...mentioned.toReversed(), ...shown])].slice(0, MAX_CANDIDATES);
  return [focus, ...others.filter((each) => focus.length !== 1 || focus[0] !== each).map((each) => [each])];
}
