/**
 * The data that reads depend on: an organization's conversations, which shoppers change all the time, or all of its
 * other data.
 */
export type Topic = 'shop' | 'talk';

/** A committed change of an organization's data. */
export interface Change {
  organizationId: string;
  topic: Topic;
}

const TALK = new Set(['conversations', 'exchanges', 'widget_events', 'widget_sightings']);
/** Tables that change with calls and answers, and that no read of `replica-reads.ts` uses. */
const APART = new Set([
  'api_keys',
  'catalogue_lexicons',
  'model_reservations',
  'model_spending',
  'product_translations',
]);

const ORGANIZATION = /^org_[0-9a-z]{26}$/;
const TABLE = /\b(?:insert into|update|delete from)\s+"?(?!set\b|of\b|skip\b|nowait\b)([a-z_]+)\b(?!\.)/gi;

/** Going back to a savepoint is no end of a transaction: what it takes back is noted all the same. */
const CONTROL = /^(begin|start|commit|rollback)\b(?! to)/;

/** Returns the tables that a statement changes. */
export const changedTables = (text: string): string[] =>
  /^\s*select\b/i.test(text) ? [] : [...new Set(text.matchAll(TABLE).map(([, table = '']) => table.toLowerCase()))];

/** Returns the changes that a statement makes; none if it names no organization, which only housekeeping does. */
function changesOf(text: string, values: readonly unknown[]): Change[] {
  const tables = changedTables(text).filter((table) => !APART.has(table));
  if (tables.length === 0) return [];
  const organizationId = values.find((value) => typeof value === 'string' && ORGANIZATION.test(value));
  if (typeof organizationId !== 'string') return [];
  const topics = new Set(tables.map((table): Topic => (TALK.has(table) ? 'talk' : 'shop')));
  return [...topics].map((topic) => ({ organizationId, topic }));
}

/**
 * Follows the statements of one connection.
 * @returns a function that takes each statement when it is sent, and returns what has changed once it is over, whether
 * it succeeded or not: the outcome of a commit without an answer is unknown
 */
export function followChanges(): (text: string, values: readonly unknown[]) => Change[] {
  let uncommitted: Change[] | undefined;
  return (text, values) => {
    const [, verb = ''] = CONTROL.exec(text) ?? [];
    if (verb === 'begin' || verb === 'start') {
      uncommitted = [];
      return [];
    }
    if (verb === 'commit' || verb === 'rollback') {
      const changes = verb === 'commit' ? (uncommitted ?? []) : [];
      uncommitted = undefined;
      return changes;
    }
    const changes = changesOf(text, values);
    if (!uncommitted) return changes;
    uncommitted.push(...changes);
    return [];
  };
}
