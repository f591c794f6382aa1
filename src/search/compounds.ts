import { wordsIn } from './languages.ts';
import { type Term, allLexemes, anyLexeme } from './terms.ts';
import type { Stems } from './vector.ts';
import type { Vocabulary } from './vocabulary.ts';

const WEIGHT = 0.7;
/** Minimum letters of a word to look for compounds that end in it, and maximum number of these. */
const MIN_LENGTH = 4;
const MAX_ENDINGS = 24;
/** Minimum letters of either part of a compound. */
const MIN_PART_LENGTH = 3;

/** Adds `head set` for `headset` and vice versa; in languages that write compounds, `regenjacke` for `jacke`. */
export function addCompounds(terms: readonly Term[], language: string, vocabulary: Vocabulary, stems: Stems): void {
  const { compounds } = wordsIn(language);
  terms.forEach((term, index) => {
    addJoined(term, terms[index + 1], vocabulary);
    addSplit(term, vocabulary);
    if (compounds) addEndings(term, vocabulary, stems);
  });
}

function addJoined(term: Term, next: Term | undefined, vocabulary: Vocabulary): void {
  if (!next) return;
  const whole = term.word.folded + next.word.folded;
  const df = vocabulary.df(whole);
  if (df === 0) return;
  for (const part of [term, next]) part.alternatives.push(anyLexeme([{ lexeme: whole, df }], WEIGHT));
}

function addSplit({ word, alternatives }: Term, vocabulary: Vocabulary): void {
  if (alternatives[0]?.df !== 0) return;
  const parts = splitWord(word.folded, vocabulary);
  if (parts) alternatives.push(allLexemes(parts, WEIGHT, vocabulary));
}

function addEndings({ word, alternatives }: Term, vocabulary: Vocabulary, stems: Stems): void {
  if (word.folded.length < MIN_LENGTH) return;
  const [stem = word.folded] = stems(word);
  const found = stem.length < MIN_LENGTH ? [] : vocabulary.endings(stem, MAX_ENDINGS);
  if (found.length > 0) alternatives.push(anyLexeme(found, WEIGHT));
}

/** Splits a word that the catalogue writes as two. */
function splitWord(word: string, vocabulary: Vocabulary): [string, string] | undefined {
  let best: [string, string] | undefined;
  let bestDf = 0;
  for (let at = 1; at < word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    // "16gb" is two words, whatever their length.
    const isUnit = /\d$/.test(head) && /^\p{L}/u.test(tail);
    if (!isUnit && (head.length < MIN_PART_LENGTH || tail.length < MIN_PART_LENGTH)) continue;
    const df = Math.min(vocabulary.df(head), vocabulary.df(tail));
    if (df > bestDf) [best, bestDf] = [[head, tail], df];
  }
  return best;
}
