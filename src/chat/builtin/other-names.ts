import { detectLanguage } from '../languages/index.ts';
import { isQuality, otherNames } from '../languages/things.ts';
import type { SearchResult, Task } from './answer.ts';
import type { NeededCall } from './tool-results.ts';
import { searchCall } from './listing.ts';
import { isAtEdge } from './rows.ts';
import type { ListedProduct } from './situation.ts';

/** Words of a request, and other names that a catalogue may use for them. */
interface Group {
  words: readonly string[];
  names: readonly string[];
}

/**
 * Finds products under another name if the catalogue has none by a word of the request: a beanie for a hat, gloves for
 * "Handschuhe". The rows then count as having the shopper's word.
 */
export function searchOtherNames(task: Task, found: SearchResult, words: readonly string[]): SearchResult {
  const groups = findGroups(task, found.products, words);
  if (groups.length === 0) return found;
  const [more] = task.toolResults.need<[SearchResult]>(searchWith(groups, task, words));
  const products = (more?.products ?? []).map((row) => relabel(row, words, groups));
  return products.some(({ titled = [] }) => groups.some((group) => group.words.every((word) => titled.includes(word))))
    ? { ...found, products }
    : found;
}

/** The calls that `searchOtherNames` needs, to request those of several requests at once: a model has few steps. */
export function otherNameCalls(task: Task, found: SearchResult, words: readonly string[]): NeededCall[] {
  const groups = findGroups(task, found.products, words);
  return groups.length > 0 ? [searchWith(groups, task, words)] : [];
}

function searchWith(groups: readonly Group[], { request }: Task, words: readonly string[]): NeededCall {
  const { sort: _, than: __, ...open } = request;
  return searchCall({ ...open, words: [...words, ...groups.flatMap(({ names }) => names)] });
}

function findGroups({ situation, request }: Task, rows: readonly ListedProduct[], words: readonly string[]): Group[] {
  const { code } = situation.language;
  const written = detectLanguage([rows.map(({ title, summary }) => `${title} ${summary ?? ''}`).join(' ')])?.code;
  const named = (part: readonly string[], kind: 'thing' | 'quality') =>
    otherNames(part.join(' '), kind, code, written).slice(0, MAX_NAMES);
  const groups: Group[] = [];
  for (let at = 0; at < words.length; at++) {
    const both = words.slice(at, at + 2);
    const one = words.slice(at, at + 1);
    const [word = ''] = one;
    // "Light" is a quality in "a light jacket", but a thing in "a light".
    const describes = isQuality(word) && at < (request.head?.length ?? words.length) - 1;
    const hasTitled = (part: readonly string[]) =>
      rows.some(({ titled = [] }) => part.every((w) => titled.includes(w)));
    const isStated = rows.some(({ lacks = [] }) => !lacks.includes(word));
    const pair = both.length === 2 && !hasTitled(both) ? named(both, 'thing') : [];
    const single = describes || hasTitled(one) ? [] : named(one, 'thing');
    const like = single.length > 0 || isStated ? [] : named(one, 'quality');
    if (pair.length > 0) {
      groups.push({ words: both, names: pair });
      at += 1;
    } else if (single.length + like.length > 0) groups.push({ words: one, names: [...single, ...like] });
  }
  return groups;
}

/** A search reads two dozen words. */
const MAX_NAMES = 18;

function relabel(row: ListedProduct, words: readonly string[], groups: readonly Group[]): ListedProduct {
  const { titled = [], lacks = [] } = row;
  const partsOf = (name: string) => name.split(/[^\p{L}\p{N}]+/u);
  const nameOf = ({ names }: Group) =>
    names.find((name) => partsOf(name).every((part) => titled.includes(part)) && isAtEdge(row, name));
  const isStated = ({ names }: Group) => names.some((name) => partsOf(name).every((part) => !lacks.includes(part)));
  const aliases = Object.fromEntries(
    groups
      .flatMap((group) => group.words.map((word) => [word, nameOf(group)] as const))
      .filter(([, name]) => name !== undefined),
  ) as Record<string, string>;
  const stated = new Set(groups.filter(isStated).flatMap((group) => group.words));
  return {
    ...row,
    aliases,
    titled: words.filter((word) => titled.includes(word) || word in aliases),
    lacks: words.filter((word) => lacks.includes(word) && !(word in aliases) && !stated.has(word)),
  };
}
