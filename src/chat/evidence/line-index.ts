import type { ContentWord } from './content-words.ts';
import type { Facts } from './facts.ts';
import { MIN_WORD } from './content-words.ts';
import type { AnswerValue } from './values.ts';

/** The lines and clauses of a text, by what they have. */
export interface LineIndex {
  lines: readonly Facts[];
  clauses: readonly Facts[];
  /** The number of the line of each clause. */
  lineOf: readonly number[];
  /** The numbers of the clauses that have a stem, a concept such as "colours.blue", or a scope such as "country DE". */
  byTerm: ReadonlyMap<string, readonly number[]>;
  /** The same by group of concepts, by kind of scope, and by quantity. */
  byKind: ReadonlyMap<string, readonly number[]>;
}

/** Indexes are kept as long as the facts, which answers read again and again. */
const indexes = new WeakMap<readonly Facts[], LineIndex>();

/** Returns the index of a text's facts; made once. */
export function indexOf({ parts }: Facts): LineIndex {
  let index = indexes.get(parts);
  if (!index) indexes.set(parts, (index = makeIndex(parts)));
  return index;
}

function makeIndex(lines: readonly Facts[]): LineIndex {
  const byTerm = new Map<string, number[]>();
  const byKind = new Map<string, number[]>();
  const clauses: Facts[] = [];
  const lineOf: number[] = [];
  for (const [line, facts] of lines.entries())
    for (const clause of facts.parts.length > 0 ? facts.parts : [facts]) {
      const at = clauses.push(clause) - 1;
      lineOf.push(line);
      const keys = [...clause.claims.keys()];
      const stems = [...clause.stems].filter((stem) => stem.length >= MIN_WORD);
      for (const term of [...stems, ...keys, ...clause.scopes]) add(byTerm, term, at);
      const kinds = [...keys.map(groupOf), ...[...clause.scopes].map(kindOf), ...clause.values.map(quantityOf)];
      for (const kind of new Set(kinds)) add(byKind, kind, at);
    }
  return { lines, clauses, lineOf, byTerm, byKind };
}

function add(numbers: Map<string, number[]>, name: string, at: number): void {
  const known = numbers.get(name);
  if (known) known.push(at);
  else numbers.set(name, [at]);
}

/** Returns the numbers of the clauses that have a word, or a concept that it names, each once. */
export function clausesWith({ byTerm }: LineIndex, { stems, concepts }: ContentWord): ReadonlySet<number> {
  const lists = [...stems, ...concepts].flatMap((term) => byTerm.get(term) ?? []);
  return new Set(lists);
}

/** "measure g". */
export const quantityOf = ({ kind, unit }: AnswerValue): string => `${kind} ${unit}`;

/** "colours" of "colours.blue". */
export const groupOf = (key: string): string => key.slice(0, key.indexOf('.'));

/** "country" of "country DE". */
export const kindOf = (key: string): string => key.slice(0, key.indexOf(' '));
