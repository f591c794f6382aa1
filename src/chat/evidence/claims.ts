import { CONCEPTS, type ConceptGroup } from '../../text/lexicon/claims/index.ts';
import { words } from '../../text/words.ts';
import { type FindConcepts, compileConcepts } from './concepts.ts';

/** In bytes: more of a text is not read. */
const MAX_BYTES = 20_000;
/** Where a clause ends, within which a negation denies what follows it. */
const BREAK = /(?<=[^\p{Nd}\s])[,;:](?=\s)|[.!?…]\s|\n|\s[-–—]\s|\(|\)/u;

/** A statement of a known kind. */
export interface Claim {
  group: ConceptGroup;
  concept: string;
  isDenied: boolean;
}

export const claimKey = ({ group, concept }: Pick<Claim, 'group' | 'concept'>): string => `${group}.${concept}`;

/** Reads what a text claims. */
export type ClaimReader = (text: string) => Claim[];

const finders = new Map<string, FindConcepts<ConceptGroup>>();

/** The concepts of texts in some languages. */
export function conceptsOf(languages: readonly string[]): FindConcepts<ConceptGroup> {
  const key = [...new Set(languages)].join(' ');
  let finder = finders.get(key);
  if (!finder) finders.set(key, (finder = compileConcepts(CONCEPTS, key.split(' '))));
  return finder;
}

export const clausesOf = (text: string): string[] =>
  text.split(BREAK).filter((clause) => /[\p{L}\p{Nd}]/u.test(clause));

/** Reads the claims of a text that is evidence: what it gives away, and that it speaks of shipping, may be in different sentences. */
export function createEvidenceReader(languages: readonly string[]): ClaimReader {
  const find = conceptsOf(languages);
  const read = createClaimReader(languages);
  return (text) => {
    const said = new Set(find(words(text, MAX_BYTES)).map(({ table, concept }) => `${table}.${concept}`));
    const isFree = said.has('discourse.free') && said.has('discourse.shipping');
    const implied: Claim[] = isFree ? [{ group: 'shippingCost', concept: 'freeShipping', isDenied: false }] : [];
    return [...read(text), ...implied];
  };
}

export function createClaimReader(languages: readonly string[]): ClaimReader {
  const find = conceptsOf(languages);
  return (text) =>
    clausesOf(text).flatMap((clause) => {
      const found = find(words(clause, MAX_BYTES));
      const isDenied = found.some(({ table, concept }) => table === 'discourse' && concept === 'negation');
      return found.flatMap(({ table, concept }) =>
        table === 'discourse' ? [] : [{ group: table, concept, isDenied }],
      );
    });
}
