import type { OpenQuestion } from './insight.ts';
import { words } from './words.ts';

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
const READ = 240;
/** From what cosine on two questions are alike. */
const ALIKE = 0.45;

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
  const ofTerm = new Map<string, Set<number>>();
  for (const wording of wordingsOf(questions)) {
    const index = nearest(wording, groups, ofTerm) ?? groups.push(new Group()) - 1;
    groups[index]?.add(wording);
    for (const term of wording.vector.keys()) ofTerm.set(term, (ofTerm.get(term) ?? new Set()).add(index));
  }
  return groups
    .map((group) => group.describe())
    .toSorted((a, b) => b.count - a.count || (a.latestAt < b.latestAt ? 1 : a.latestAt > b.latestAt ? -1 : 0));
}

/** Wordings that are alike, and what they have in common. */
class Group {
  readonly wordings: Wording[] = [];
  private readonly sum = new Map<string, number>();
  private squares = 0;

  add(wording: Wording): void {
    this.wordings.push(wording);
    for (const [term, weight] of wording.vector) {
      const before = this.sum.get(term) ?? 0;
      this.sum.set(term, before + weight);
      this.squares += weight * (2 * before + weight);
    }
  }

  /** The cosine of a wording and all that is here, from 0 to 1. */
  likeness({ vector }: Wording): number {
    let product = 0;
    for (const [term, weight] of vector) product += weight * (this.sum.get(term) ?? 0);
    return this.squares === 0 ? 0 : product / Math.sqrt(this.squares);
  }

  describe(): QuestionGroup {
    const central = this.wordings.toSorted((a, b) => this.likeness(b) - this.likeness(a))[0];
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
}

/** The group that a wording belongs to, if any. */
function nearest(wording: Wording, groups: readonly Group[], ofTerm: Map<string, Set<number>>): number | undefined {
  let best: number | undefined;
  let most = ALIKE;
  const seen = new Set<number>();
  let left = 1;
  for (const [term, weight] of wording.vector) {
    // What shares none but the lightest terms cannot be alike enough.
    if (Math.sqrt(Math.max(0, left)) <= ALIKE) break;
    left -= weight ** 2;
    for (const index of ofTerm.get(term) ?? []) {
      if (seen.has(index)) continue;
      seen.add(index);
      const likeness = groups[index]?.likeness(wording) ?? 0;
      if (likeness > most) [best, most] = [index, likeness];
    }
  }
  return best;
}

function wordingsOf(questions: readonly OpenQuestion[]): Wording[] {
  const read = questions.map((question) => ({ question, words: words(question.question, READ) }));
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
    ]).toSorted(([, a], [, b]) => b - a);
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
