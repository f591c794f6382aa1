import type { KnowledgeEntries } from '../domain/ports.ts';
import type { Knowledge } from '../domain/records.ts';
import type { KnowledgeSearch, Passage } from '../domain/search.ts';
import { splitPassages } from './passages.ts';
import { stemsOf } from './stem.ts';

/** BM25 (Robertson and Zaragoza, 2009): how soon repetition stops to count, and how much length does. */
const K1 = 1.2;
const B = 0.75;
/** A word of the title counts as so many of the text. */
const TITLE_WEIGHT = 2;
/** Text that is kept indexed at once, over all assistants, in characters. */
const KEPT = 32 * 1_048_576;

interface Index {
  /** Tells whether the entries are still those. */
  version: string;
  size: number;
  passages: { knowledgeId: string; title: string; text: string; length: number }[];
  averageLength: number;
  /** By stem: the passages that have it, and how often. */
  postings: Map<string, Map<number, number>>;
}

/** Finds passages of an assistant's knowledge; the index is built at the first question, and anew after a change. */
export function createKnowledgeSearch(entries: Pick<KnowledgeEntries, 'list'>): KnowledgeSearch {
  // In the order of their last use.
  const indexes = new Map<string, Index>();

  async function indexOf(organizationId: string, assistantId: string): Promise<Index> {
    const list = await entries.list(organizationId, assistantId);
    const version = list.map(({ knowledgeId, updatedAt }) => `${knowledgeId} ${updatedAt}`).join('\n');
    const key = `${organizationId} ${assistantId}`;
    const known = indexes.get(key);
    const index = known?.version === version ? known : buildIndex(list, version);
    indexes.delete(key);
    indexes.set(key, index);
    let size = indexes.values().reduce((sum, each) => sum + each.size, 0);
    for (const [oldest, { size: freed }] of indexes) {
      if (size <= KEPT || oldest === key) break;
      indexes.delete(oldest);
      size -= freed;
    }
    return index;
  }

  return {
    async search(organizationId, assistantId, query, limit) {
      const index = await indexOf(organizationId, assistantId);
      return rank(index, new Set(stemsOf(query, 4_096))).slice(0, limit);
    },
  };
}

function buildIndex(list: readonly Knowledge[], version: string): Index {
  const passages: Index['passages'] = [];
  const postings: Index['postings'] = new Map();
  for (const { knowledgeId, title, content } of list)
    for (const text of splitPassages(content)) {
      const stems = stemsOf(text);
      const at = passages.push({ knowledgeId, title, text, length: stems.length }) - 1;
      for (const [found, weight] of [[stems, 1] as const, [stemsOf(title), TITLE_WEIGHT] as const])
        for (const stem of found) {
          const posting = postings.get(stem) ?? new Map<number, number>();
          postings.set(stem, posting.set(at, (posting.get(at) ?? 0) + weight));
        }
    }
  const size = list.reduce((sum, { content }) => sum + content.length, 0);
  const averageLength = passages.reduce((sum, { length }) => sum + length, 0) / Math.max(passages.length, 1);
  return { version, size, passages, averageLength, postings };
}

function rank({ passages, averageLength, postings }: Index, stems: ReadonlySet<string>): Passage[] {
  const scores = new Map<number, number>();
  for (const stem of stems) {
    const posting = postings.get(stem) ?? [];
    const count = postings.get(stem)?.size ?? 0;
    const rarity = Math.log(1 + (passages.length - count + 0.5) / (count + 0.5));
    for (const [at, frequency] of posting) {
      const long = 1 - B + (B * (passages[at]?.length ?? 0)) / averageLength;
      scores.set(at, (scores.get(at) ?? 0) + (rarity * frequency * (K1 + 1)) / (frequency + K1 * long));
    }
  }
  return [...scores]
    .toSorted(([a, x], [b, y]) => y - x || a - b)
    .flatMap(([at, score]) => {
      const passage = passages[at];
      return passage ? [{ knowledgeId: passage.knowledgeId, title: passage.title, text: passage.text, score }] : [];
    });
}
