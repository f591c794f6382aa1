import { LRUCache } from 'lru-cache';
import { CONCEPTS, type ConceptGroup } from '../../text/lexicon/claims/index.ts';
import { STOP_WORDS } from '../../text/lexicon/stop-words.ts';
import { fold, words } from '../../text/words.ts';
import { EVERYDAY } from './groups.ts';
import { type FindConcepts, type Mention, compileConcepts, compileInSteps } from './concepts.ts';

/** In bytes: more of a text is not read. */
const MAX_BYTES = 20_000;
/** In words: between "without" and what it denies. */
const MAX_APART = 3;
/** Texts: a sentence is asked about again and again. */
const MAX_REMEMBERED = 50;
/** Where a sentence ends, and where a clause does, within which a negation denies what follows it. */
const SENTENCE_END = /[.!?…]\s|\n|\s[-–—]\s|\(|\)/u;
const CLAUSE_END = /(?<=[^\p{Nd}\s])[,;:](?=\s)/u;
/** What a thing may be without, one after the other: "without nuts, soy or milk". */
const PARTS: ReadonlySet<string> = new Set(['materials', 'kindsHome', 'kindsLeisure', 'topics']);

/** A statement of a known kind. */
export interface Claim {
  group: ConceptGroup;
  concept: string;
  isDenied: boolean;
  /** The words that say it: what says several things says one of them. */
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

/** In milliseconds: once compiling has taken this long, others work before it goes on. */
const SLICE_MS = 5;
const underWay = new Map<string, Promise<void>>();

/** Compiles the tables of some languages ahead of their use, letting others work in between. */
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

/** The concepts of texts in some languages. */
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

/** Reads the claims of a text that is evidence: what it gives away, and that it speaks of shipping, may be in different sentences. */
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

/** What belongs to a phrase denies nothing, as in "free of gluten"; "without" denies what comes next. */
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
      // Not after another label: "Allergens: without gluten, milk" may have milk.
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
  /** "Without nuts, soy", "Free from: nuts, soy". */
  const opensList = (clause: string): boolean =>
    find(words(clause, MAX_BYTES)).some(
      ({ table, concept, start }) =>
        table === 'discourse' && (concept === 'without' || concept === 'freeOf') && start === 0,
    );
  /** A thing and nothing else: "whole milk powder" after "without nuts" is what is in there again. */
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
