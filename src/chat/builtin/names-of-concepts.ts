import type { Term } from './message.ts';
import { CONCEPTS } from '../../text/lexicon/claims/index.ts';
import { helpsWith } from './circumstances.ts';
import type { ConceptTable } from '../../text/lexicon/claims/concept-table.ts';

/** Names of one thing that a search is tried with. */
const MAX_NAMES = 3;
const MIN_NAME = 4;

/** What a concept is called in a language: words to search a catalogue in that language for. */
export function namesOf(key: string, code: string, most = MAX_NAMES): string[] {
  const [group = '', concept = ''] = key.split('.');
  const table: ConceptTable | undefined = (CONCEPTS as Readonly<Record<string, ConceptTable>>)[group];
  return (table?.[concept]?.[code] ?? '')
    .split(/,\s*/u)
    .filter((phrase) => !phrase.includes('~'))
    .map((phrase) => phrase.replaceAll('*', '').trim())
    .filter((phrase) => phrase.length >= MIN_NAME)
    .slice(0, most);
}

/** What things are called in the catalogue's language: by the tables of concepts, and by the shop itself. */
export const namesOfTerms = (
  terms: readonly Pick<Term, 'concepts' | 'names' | 'hints' | 'tools'>[],
  code: string,
  most = MAX_NAMES,
): string[] =>
  terms.flatMap(({ concepts, names = [], hints = [], tools = [] }) => [
    ...names,
    ...hints,
    ...[...concepts].flatMap((concept) =>
      [concept, ...helpsWith(concept)].flatMap((each) => namesOf(each, code, most)),
    ),
    ...tools.flatMap((concept) => namesOf(concept, code, 1)),
  ]);
