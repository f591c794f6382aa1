import { LRUCache } from 'lru-cache';
import { CONCEPTS, type ConceptGroup } from '../../text/lexicon/claims/index.ts';
import { STOP_WORDS } from '../../text/lexicon/stop-words.ts';
import { fold } from '../../text/fold.ts';
import { words } from '../../text/words.ts';
import { EVERYDAY } from './groups.ts';
import { type FindConcepts, type Mention, compileConcepts, compileInSteps } from './concepts.ts';

/** In bytes. The rest of a text is not read. */
const MAX_BYTES = 20_000;
/** In words: the maximum distance between "without" and the word that it denies. */
const MAX_APART = 3;
/** Cache size in texts: the same sentence is read repeatedly. */
const MAX_REMEMBERED = 50;
/** Ends of sentences and clauses. A negation has effect within its clause. */
const SENTENCE_END = /[.!?…]\s|\n|\s[-–—]\s|\(|\)/u;
const CLAUSE_END = /(?<=[^\p{Nd}\s])[,;:](?=\s)/u;
/** Tables of things that can be listed after "without": "without nuts, soy or milk". */
const PARTS: ReadonlySet<string> = new Set(['materials', 'kindsHome', 'kindsLeisure', 'topics']);

/** A statement of a known kind. */
export interface Claim {
  group: ConceptGroup;
  concept: string;
  isDenied: boolean;
  /** The positions of its words. Claims with the same span are alternative readings. */
  span: string;
}

export const claimKey = ({ group, concept }: Pick<Claim, 'group' | 'concept'>): string => `${group}.${concept}`;

/** Reads what a text claims. */
export type ClaimReader = (text: string) => readonly Claim[];

const finders = new Map<string, FindConcepts<ConceptGroup>>();

/** Compiled once for each language, which takes some 50 ms. */
function finderOf(language: string): FindConcepts<ConceptGroup> {
  let finder = finders.get(language);
  if (!finder) finders.set(language, (finder = compileConcepts(CONCEPTS, [language])));
  return finder;
}

/** In milliseconds: compiling yields to other work after this time. */
const SLICE_MS = 5;
const underWay = new Map<string, Promise<void>>();

/** Compiles the tables of some languages before they are needed, yielding to other work. */
export async function prepareConcepts(languages: readonly string[], breathe: () => Promise<void>): Promise<void> {
  for (const language of languages) {
    if (finders.has(language)) continue;
    const making = underWay.get(language) ?? prepareOne(language, breathe).finally(() => underWay.delete(language));
    underWay.set(language, making);
    await making;
  }
}

async function prepareOne(language: string, breathe: () => Promise<void>): Promise<void> {
  const steps = compileInSteps(CONCEPTS, [language]);
  for (let since = performance.now(); ;) {
    const { done, value } = steps.next();
    if (done) {
      finders.set(language, value);
      return;
    }
    if (performance.now() - since < SLICE_MS) continue;
    await breathe();
    since = performance.now();
  }
}

/** Returns a finder of concepts in texts in any of the languages. */
export function conceptsOf(languages: readonly string[]): FindConcepts<ConceptGroup> {
  const own = [...new Set(languages)].map(finderOf);
  return (said) => {
    const found = own.flatMap((find) => find(said));
    return [
      ...new Map(found.map((each) => [`${each.table} ${each.concept} ${each.start} ${each.end}`, each])).values(),
    ];
  };
}

const isSaid = (text: string): boolean => /[\p{L}\p{Nd}]/u.test(text);

export const clausesOf = (text: string): string[] =>
  text.split(SENTENCE_END).flatMap((sentence) => sentence.split(CLAUSE_END).filter(isSaid));

/** Reads the claims of evidence, where "free" and "shipping" may be in different sentences. */
export function createEvidenceReader(languages: readonly string[]): ClaimReader {
  const find = conceptsOf(languages);
  const read = readerOf(languages, () => true);
  return (text) => {
    const said = new Set(find(words(text, MAX_BYTES)).map(({ table, concept }) => `${table}.${concept}`));
    const isFree = said.has('discourse.free') && said.has('discourse.shipping');
    const implied: Claim[] = isFree
      ? [{ group: 'shippingCost', concept: 'freeShipping', isDenied: false, span: '' }]
      : [];
    return [...read(text), ...implied];
  };
}

/**
 * True if one mention denies another. "Without" denies what comes next; a word that belongs to the phrase itself, as in
 * "free of gluten", does not deny it.
 */
function denies(
  { table, concept, start, end }: Mention<ConceptGroup>,
  { table: denied, start: from, end: to }: Mention<ConceptGroup>,
): boolean {
  if (table !== 'discourse' || (start >= from && end <= to)) return false;
  const isAbsence = concept === 'without' || (concept === 'freeOf' && PARTS.has(denied));
  return concept === 'negation' || (isAbsence && end <= from && from - end <= MAX_APART);
}

/** Reads the claims of an answer. */
export const createClaimReader = (languages: readonly string[]): ClaimReader =>
  readerOf(languages, (group) => !EVERYDAY.has(group));

function readerOf(languages: readonly string[], isRead: (group: ConceptGroup) => boolean): ClaimReader {
  const find = conceptsOf(languages);
  const grammar = new Set(languages.flatMap((language) => (STOP_WORDS[language] ?? '').split(' ').map(fold)));
  const read = (text: string): readonly Claim[] =>
    text.split(SENTENCE_END).flatMap((sentence) => {
      const clauses = sentence.split(CLAUSE_END).filter(isSaid);
      // The list must begin with "without": "Allergens: without gluten, milk" may contain milk.
      let isOpen = opensList(clauses[0] ?? '');
      return clauses.flatMap((clause, at) => {
        const said = words(clause, MAX_BYTES);
        const found = find(said);
        isOpen &&= at === 0 || isListItem(said, found);
        const isListed = isOpen && at > 0;
        return found.flatMap((mention) => {
          const { table, concept, start, end } = mention;
          if (table === 'discourse' || !isRead(table)) return [];
          const isDenied = (isListed && PARTS.has(table)) || found.some((other) => denies(other, mention));
          return [{ group: table, concept, isDenied, span: `${start} ${end}` }];
        });
      });
    });
  /** True for "Without nuts, soy" and "Free from: nuts, soy". */
  const opensList = (clause: string): boolean =>
    find(words(clause, MAX_BYTES)).some(
      ({ table, concept, start }) =>
        table === 'discourse' && (concept === 'without' || concept === 'freeOf') && start === 0,
    );
  /** True for a thing alone: "whole milk powder" after "without nuts" is an ingredient again. */
  const isListItem = (said: readonly string[], found: readonly Mention<ConceptGroup>[]): boolean => {
    const own = said.filter(
      (word, at) => !grammar.has(word) && !found.some(({ start, end }) => start <= at && at < end),
    );
    return own.length === 0 || (own.length === 1 && found.every(({ table }) => table === 'discourse'));
  };
  const remembered = new LRUCache<string, readonly Claim[]>({ max: MAX_REMEMBERED });
  return (text) => {
    let claims = remembered.get(text);
    if (!claims) remembered.set(text, (claims = read(text)));
    return claims;
  };
}
