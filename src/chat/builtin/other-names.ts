import { languageTold } from '../languages/index.ts';
import { isQuality, otherNames } from '../languages/things.ts';
import type { Found, Task } from './answer.ts';
import type { Needed } from './desk.ts';
import { searchFor } from './listing.ts';
import { isAtEdge } from './rows.ts';
import type { Row } from './situation.ts';

/** Words of a wish, and other names that a catalogue may use for them. */
interface Group {
  words: readonly string[];
  names: readonly string[];
}

/**
 * Finds products under another name if the catalogue has none by a word of the wish: a beanie for a hat, gloves for
 * "Handschuhe". The rows then count as having the shopper's word.
 */
export function renamed(task: Task, found: Found, words: readonly string[]): Found {
  const groups = groupsOf(task, found.products, words);
  if (groups.length === 0) return found;
  const [more] = task.desk.need<[Found]>(searchWith(groups, task, words));
  const products = (more?.products ?? []).map((row) => relabelled(row, words, groups));
  return products.some(({ titled = [] }) => groups.some((group) => group.words.every((word) => titled.includes(word))))
    ? { ...found, products }
    : found;
}

/** The calls that `renamed` needs, to request those of several wishes at once: a model has few steps. */
export function renamingCalls(task: Task, found: Found, words: readonly string[]): Needed[] {
  const groups = groupsOf(task, found.products, words);
  return groups.length > 0 ? [searchWith(groups, task, words)] : [];
}

function searchWith(groups: readonly Group[], { wish }: Task, words: readonly string[]): Needed {
  const { sort: _, than: __, ...open } = wish;
  return searchFor({ ...open, words: [...words, ...groups.flatMap(({ names }) => names)] });
}

function groupsOf({ situation, wish }: Task, rows: readonly Row[], words: readonly string[]): Group[] {
  const { code } = situation.language;
  const written = languageTold([rows.map(({ title, summary }) => `${title} ${summary ?? ''}`).join(' ')])?.code;
  const named = (part: readonly string[], kind: 'thing' | 'quality') =>
    otherNames(part.join(' '), kind, code, written).slice(0, MOST_NAMES);
  const groups: Group[] = [];
  for (let at = 0; at < words.length; at++) {
    const both = words.slice(at, at + 2);
    const one = words.slice(at, at + 1);
    const [word = ''] = one;
    // "Light" is a quality in "a light jacket", but a thing in "a light".
    const describes = isQuality(word) && at < (wish.head?.length ?? words.length) - 1;
    const hasTitled = (part: readonly string[]) =>
      rows.some(({ titled = [] }) => part.every((w) => titled.includes(w)));
    const isTold = rows.some(({ lacks = [] }) => !lacks.includes(word));
    const pair = both.length === 2 && !hasTitled(both) ? named(both, 'thing') : [];
    const single = describes || hasTitled(one) ? [] : named(one, 'thing');
    const like = single.length > 0 || isTold ? [] : named(one, 'quality');
    if (pair.length > 0) {
      groups.push({ words: both, names: pair });
      at += 1;
    } else if (single.length + like.length > 0) groups.push({ words: one, names: [...single, ...like] });
  }
  return groups;
}

/** A search reads two dozen words. */
const MOST_NAMES = 18;

function relabelled(row: Row, words: readonly string[], groups: readonly Group[]): Row {
  const { titled = [], lacks = [] } = row;
  const partsOf = (name: string) => name.split(/[^\p{L}\p{N}]+/u);
  const nameOf = ({ names }: Group) =>
    names.find((name) => partsOf(name).every((part) => titled.includes(part)) && isAtEdge(row, name));
  const isTold = ({ names }: Group) => names.some((name) => partsOf(name).every((part) => !lacks.includes(part)));
  const aliases = Object.fromEntries(
    groups
      .flatMap((group) => group.words.map((word) => [word, nameOf(group)] as const))
      .filter(([, name]) => name !== undefined),
  ) as Record<string, string>;
  const told = new Set(groups.filter(isTold).flatMap((group) => group.words));
  return {
    ...row,
    aliases,
    titled: words.filter((word) => titled.includes(word) || word in aliases),
    lacks: words.filter((word) => lacks.includes(word) && !(word in aliases) && !told.has(word)),
  };
}
