import type { MessageTerm } from './message.ts';
import { CONCEPTS } from '../../text/lexicon/claims/index.ts';
import { helpsWith } from './circumstances.ts';
import type { ConceptTable } from '../../text/lexicon/claims/concept-table.ts';

/** Maximum number of names of one thing to search for. */
const MAX_NAMES = 3;
const MIN_NAME = 4;

/** Returns names of a concept in a language, to search a catalogue in that language for. */
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

/** Returns names of terms in the catalogue's language, from the tables of concepts and from the shop itself. */
export const namesOfTerms = (
  terms: readonly Pick<MessageTerm, 'concepts' | 'names' | 'hints' | 'tools'>[],
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
