import type { OpenQuestion } from './insight.ts';
import { words } from '../text/words.ts';

/** A group of similar questions. */
export interface QuestionGroup {
  /** The question most similar to the others. */
  question: string;
  count: number;
  /** Latest first, at most 500. */
  exchangeIds: string[];
  latestAt: string;
  /** Other wordings, latest first. */
  examples: string[];
  /** Things that the shop's texts do not mention, the most frequent first. */
  lacking: string[];
}

export const MAX_NAMED = 500;
const EXAMPLES = 5;
/** The part of a question that counts, in bytes of its words. */
const MAX_QUESTION_BYTES = 240;
/** The most significant of its words count; with all of them, 2,000 long questions would take seconds. */
const MAX_WORDS = 24;
/** Cosine from which two questions count as similar. */
const SIMILARITY_THRESHOLD = 0.45;

/** Questions with the same words in the same order. */
interface Wording {
  questions: OpenQuestion[];
  /** Weights by term, the heaviest first, normalized to length 1. */
  vector: Map<string, number>;
}

/**
 * Groups similar questions, in any language: by shared word stems, of which rare and long ones count more.
 * @param questions latest first; the same order always gives the same groups
 * @returns the largest first; of two of the same size, the one asked last
 */
export function groupQuestions(questions: readonly OpenQuestion[]): QuestionGroup[] {
  const groups: WordingGroup[] = [];
  const ofTerm = new Map<string, Postings>();
  for (const wording of wordingsOf(questions)) {
    const index = nearest(wording, groups, ofTerm) ?? groups.push(new WordingGroup()) - 1;
    groups[index]?.wordings.push(wording);
    for (const [term, weight] of wording.vector) {
      const postings = ofTerm.get(term) ?? { groups: [], sums: [] };
      ofTerm.set(term, postings);
      const known = postings.groups.indexOf(index);
      const at = known < 0 ? postings.groups.push(index) - 1 : known;
      const before = postings.sums[at] ?? 0;
      postings.sums[at] = before + weight;
      if (groups[index]) groups[index].squares += weight * (2 * before + weight);
    }
  }
  return groups
    .map((group) => group.describe())
    .toSorted((a, b) => b.count - a.count || (a.latestAt < b.latestAt ? 1 : a.latestAt > b.latestAt ? -1 : 0));
}

/** The groups that contain a term, with the sum of its weights in each. */
interface Postings {
  groups: number[];
  sums: number[];
}

/** Similar wordings. */
class WordingGroup {
  readonly wordings: Wording[] = [];
  /** The sum of the squares of each term's total weight. */
  squares = 0;

  describe(): QuestionGroup {
    const central = this.central();
    const question = central?.questions[0]?.question ?? '';
    const all = this.wordings
      .flatMap(({ questions }) => questions)
      .toSorted((a, b) => (a.exchangeId < b.exchangeId ? 1 : -1));
    const others = this.wordings.filter((wording) => wording !== central);
    return {
      question,
      count: all.length,
      exchangeIds: all.slice(0, MAX_NAMED).map(({ exchangeId }) => exchangeId),
      latestAt: all.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), ''),
      examples: others.slice(0, EXAMPLES).flatMap(({ questions }) => questions[0]?.question ?? []),
      lacking: mostFrequent(all.flatMap(({ lacking }) => lacking)).slice(0, EXAMPLES),
    };
  }

  /** Returns the wording most similar to all of them. */
  private central(): Wording | undefined {
    const sums = new Map<string, number>();
    for (const { vector } of this.wordings)
      for (const [term, weight] of vector) sums.set(term, (sums.get(term) ?? 0) + weight);
    let best: Wording | undefined;
    let most = -1;
    for (const wording of this.wordings) {
      let product = 0;
      for (const [term, weight] of wording.vector) product += weight * (sums.get(term) ?? 0);
      if (product > most) [best, most] = [wording, product];
    }
    return best;
  }
}

/** Finds the group of a wording, if any: by the cosine of the wording and all of the group's, from 0 to 1. */
function nearest(
  { vector }: Wording,
  groups: readonly WordingGroup[],
  ofTerm: ReadonlyMap<string, Postings>,
): number | undefined {
  const products = new Float64Array(groups.length);
  for (const [term, weight] of vector) {
    const { groups: having, sums } = ofTerm.get(term) ?? { groups: [], sums: [] };
    for (const [at, group] of having.entries()) products[group] = (products[group] ?? 0) + weight * (sums[at] ?? 0);
  }
  let best: number | undefined;
  let most = SIMILARITY_THRESHOLD;
  for (const [index, { squares }] of groups.entries()) {
    const similarity = (products[index] ?? 0) / Math.sqrt(squares);
    if (similarity > most) [best, most] = [index, similarity];
  }
  return best;
}

function wordingsOf(questions: readonly OpenQuestion[]): Wording[] {
  const read = questions.map((question) => ({ question, words: words(question.question, MAX_QUESTION_BYTES) }));
  const termOf = termsOf(new Set(read.flatMap(({ words: found }) => found)));
  const byWords = new Map<string, { questions: OpenQuestion[]; terms: Set<string> }>();
  for (const { question, words: found } of read) {
    // Questions without words are compared verbatim.
    const key = found.length > 0 ? found.join(' ') : `\0${question.question.trim()}`;
    const known = byWords.get(key);
    if (known) known.questions.push(question);
    else byWords.set(key, { questions: [question], terms: new Set(found.map((word) => termOf.get(word) ?? word)) });
  }
  const having = new Map<string, number>();
  for (const { terms } of byWords.values()) for (const term of terms) having.set(term, (having.get(term) ?? 0) + 1);
  return Array.from(byWords.values(), ({ questions: same, terms }) => {
    const weights = Array.from(terms, (term): [string, number] => [
      term,
      weightOf(term) * Math.log(1 + byWords.size / (having.get(term) ?? 1)),
    ])
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, MAX_WORDS);
    const length = Math.hypot(...weights.map(([, weight]) => weight));
    return { questions: same, vector: new Map(weights.map(([term, weight]) => [term, weight / length])) };
  });
}

/** In alphabets, short words are function words; a pair of letters of a script without spaces counts as a full word. */
const weightOf = (term: string) =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u.test(term) ? Math.min(1, term.length ** 2 / 25) : 1;

/** Maps each word to its term: the alphabetically first word that differs from it only by an ending. */
function termsOf(vocabulary: ReadonlySet<string>): Map<string, string> {
  const terms = new Map<string, string>();
  let root = '';
  for (const word of [...vocabulary].toSorted()) {
    if (!differByEnding(root, word)) root = word;
    terms.set(word, root);
  }
  return terms;
}

const ENDING = 4;

function differByEnding(root: string, word: string): boolean {
  let shared = 0;
  while (shared < root.length && root[shared] === word[shared]) shared += 1;
  if (word.length - shared > ENDING || root.length - shared > ENDING || /\d/.test(word)) return false;
  return shared === root.length ? shared >= 4 : shared >= 5 && shared >= 0.6 * Math.max(root.length, word.length);
}

function mostFrequent(names: readonly string[]): string[] {
  const counts = Map.groupBy(names, (name) => name);
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length).map(([name]) => name);
}
