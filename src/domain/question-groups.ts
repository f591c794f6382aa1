import type { OpenQuestion } from './insight.ts';
import { words } from '../text/words.ts';

/** Questions that ask much the same. */
export interface QuestionGroup {
  /** The one most like the others. */
  question: string;
  count: number;
  /** Latest first, at most 50. */
  exchangeIds: string[];
  latestAt: string;
  /** Other wordings, latest first. */
  examples: string[];
}

const NAMED = 50;
const EXAMPLES = 5;
/** How much of a question counts, in bytes of its words. */
const MAX_QUESTION_BYTES = 240;
/** Of its words those that tell most; with all of them, 2,000 long questions would take seconds. */
const MAX_WORDS = 24;
/** From what cosine on two questions are alike. */
const SIMILARITY_THRESHOLD = 0.45;

/** Questions of the same words in the same order. */
interface Wording {
  questions: OpenQuestion[];
  /** Weights by term, the heaviest first, of length 1. */
  vector: Map<string, number>;
}

/**
 * Puts questions that ask much the same together, in any language: by the beginnings of words that they share, of which
 * rare and long ones count more.
 * @param questions latest first; for one order of them, the groups are always the same
 * @returns the largest first, of two alike the one asked last
 */
export function groupQuestions(questions: readonly OpenQuestion[]): QuestionGroup[] {
  const groups: Group[] = [];
  const ofTerm = new Map<string, Postings>();
  for (const wording of wordingsOf(questions)) {
    const index = nearest(wording, groups, ofTerm) ?? groups.push(new Group()) - 1;
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

/** The groups that have a term, and how much its weights come to in each. */
interface Postings {
  groups: number[];
  sums: number[];
}

/** Wordings that are alike. */
class Group {
  readonly wordings: Wording[] = [];
  /** Of what the weights of each term come to. */
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
      exchangeIds: all.slice(0, NAMED).map(({ exchangeId }) => exchangeId),
      latestAt: all.reduce((latest, { createdAt }) => (createdAt > latest ? createdAt : latest), ''),
      examples: others.slice(0, EXAMPLES).flatMap(({ questions }) => questions[0]?.question ?? []),
    };
  }

  /** The one most like all of them. */
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

/** The group that a wording belongs to, if any: by the cosine of it and all that is there, from 0 to 1. */
function nearest(
  { vector }: Wording,
  groups: readonly Group[],
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
    // Signs alone are told apart as they are.
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

/** In alphabets, short words hold sentences together; a pair of letters of a script without spaces is as good as a word. */
const weightOf = (term: string) =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]+$/u.test(term) ? Math.min(1, term.length ** 2 / 25) : 1;

/** Each word's term: the first, in the order of the alphabet, that differs from it by an ending alone. */
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
