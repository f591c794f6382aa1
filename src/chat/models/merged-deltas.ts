/** Paths where providers put a token's text: chat completions, responses, messages, generateContent. */
const TEXT_KEYS = new Set([
  'content',
  'reasoning_content',
  'reasoning',
  'text',
  'thinking',
  'delta',
  'arguments',
  'partial_json',
]);
/** Fields that differ from event to event; only the last value counts. */
const LATEST_KEYS = new Set(['usage', 'usageMetadata', 'sequence_number', 'obfuscation']);

/** Deltas are nested about five levels deep. */
const MAX_DEPTH = 10;

export const END_OF_EVENT = '\n\n';
const EVENT = /^((?:event:[^\n]*\n)?)data:(.*)$/;

interface OpenEvent {
  head: string;
  data: unknown;
  /** The original event, until another one is merged into it. */
  source: string | undefined;
}

/**
 * Merges consecutive server-sent events that differ only in the text that they add, so that their text is parsed,
 * checked and passed on once. Leaves all other events, and the order, unchanged.
 * @param events whole events, each with its blank line
 */
export function mergeDeltas(events: string): string {
  let merged = '';
  let open: OpenEvent | undefined;
  const close = () => {
    if (open) merged += (open.source ?? `${open.head}data: ${JSON.stringify(open.data)}`) + END_OF_EVENT;
    open = undefined;
  };
  for (const source of events.split(END_OF_EVENT).slice(0, -1)) {
    const next = readEvent(source);
    const data = open && next && open.head === next.head ? mergeValues(open.data, next.data, '') : undefined;
    if (open && data !== undefined) {
      open.data = data;
      open.source = undefined;
      continue;
    }
    close();
    if (next) open = next;
    else merged += source + END_OF_EVENT;
  }
  close();
  return merged;
}

/** Returns undefined if the event carries no JSON object. */
function readEvent(source: string): OpenEvent | undefined {
  const [, head = '', json = ''] = EVENT.exec(source) ?? [];
  if (!json.includes('{')) return undefined;
  try {
    return { head, data: JSON.parse(json) as unknown, source };
  } catch {
    return undefined;
  }
}

/** Returns undefined if the two differ in more than the text that they add. */
function mergeValues(before: unknown, after: unknown, key: string, depth = 0): unknown {
  if (LATEST_KEYS.has(key)) return after;
  if (typeof before === 'string' && typeof after === 'string' && TEXT_KEYS.has(key)) return before + after;
  if (before === after) return before;
  return depth < MAX_DEPTH && isObject(before) && isObject(after) ? mergeObjects(before, after, depth) : undefined;
}

/** Merges the values of two objects, or of two arrays, with the same keys in the same order. */
function mergeObjects(before: object, after: object, depth: number): unknown {
  if (Array.isArray(before) !== Array.isArray(after)) return undefined;
  const added = Object.entries(after);
  const entries = Object.entries(before);
  if (entries.length !== added.length) return undefined;
  for (const [at, entry] of entries.entries()) {
    const [name, value] = added[at] ?? [];
    if (entry[0] !== name) return undefined;
    entry[1] = mergeValues(entry[1], value, name, depth + 1);
    if (entry[1] === undefined) return undefined;
  }
  return Array.isArray(before) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
