import { type Word, wordsOf } from '../text/words.ts';
import { addCompounds } from './compounds.ts';
import { wordsIn } from './languages.ts';
import type { ParsedQuery } from './query.ts';
import { correctSpelling } from './spelling.ts';
import { type Alternative, type Stemmer, type Term, type Terms, allLexemes, anyLexeme } from './terms.ts';
import { type Stems, TIERS } from './vector.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Known facts about a catalogue's words. */
export interface SearchData {
  language: string;
  /** Undefined until built. */
  vocabulary: Vocabulary | undefined;
  /** Groups of synonymous words or phrases. */
  synonyms: readonly (readonly string[])[];
}

/** Completions of a prefix: the maximum to look up, and the maximum used for ranking. */
export const MAX_COMPLETIONS = 400;
const MAX_RANKED_COMPLETIONS = 20;
const COMPLETION_WEIGHT = 0.7;
const CORRECTION_WEIGHT = 0.8;
/** Maximum words corrected per query; each correction scans many words. */
const MAX_CORRECTIONS = 3;
const MAX_PHRASE_BYTES = 200;
/** Prefix of a stem that is in the name of a product. */
const NAMING = TIERS[1];

/** A synonym, as words. */
type QueryPhrase = readonly Word[];

/**
 * Expands a query's words into everything that they may match in this catalogue.
 * @param isLiteral true to take the words as written, the last one as a prefix
 */
export async function expandQuery(
  { wanted, purpose, without }: ParsedQuery,
  { language, vocabulary, synonyms }: SearchData,
  stemmer: Stemmer,
  isLiteral: boolean,
): Promise<Terms> {
  const groups = synonyms.map((group) => group.map((phrase) => wordsOf(phrase, MAX_PHRASE_BYTES)));
  const otherForms = irregularForms(language);
  const words = [...wanted, ...without.map(({ word }) => word)];
  const stems = await stemmer([...words, ...words.flatMap(otherForms), ...groups.flat(2)]);
  const toAlternative = (word: Word) => {
    const lexemes = [word, ...otherForms(word)].flatMap((form) => stems(form));
    return wordAlternative(lexemes, 1, vocabulary);
  };

  const terms = wanted.map((word, index) =>
    toTerm(word, toAlternative(word), purpose !== null && index >= purpose, vocabulary),
  );
  let beginnings: string[] | undefined;
  if (vocabulary && isLiteral) beginnings = addCompletions(terms.at(-1), vocabulary);
  else if (vocabulary) {
    addCompounds(terms, language, vocabulary, stems);
    await addCorrections(terms, vocabulary, otherForms, stemmer);
  }
  for (const group of groups) addSynonyms(terms, group, vocabulary, stems);

  const unwanted = without.map(({ word, isQuality, next }) => {
    const { lexemes, df } = toAlternative(word);
    return { lexemes, df, isQuality, next };
  });
  // As written: the index contains these words whatever their stems are.
  const { without: before, free: after } = wordsIn(without.length > 0 ? language : '');
  return { wanted: terms, unwanted, beginnings, before, after };
}

/** Returns the other form of an irregular word: its singular or plural. */
function irregularForms(language: string): (word: Word) => Word[] {
  const { irregular } = wordsIn(language);
  return ({ folded }) => {
    const other = irregular.get(folded);
    return other === undefined ? [] : [{ written: other, folded: other }];
  };
}

/** @param lexemes forms of one word, which occur in the same products */
function wordAlternative(lexemes: string[], weight: number, vocabulary: Vocabulary | undefined): Alternative {
  return { lexemes, needs: 'any', weight, df: Math.max(...lexemes.map((lexeme) => vocabulary?.df(lexeme) ?? 0)) };
}

function toTerm(word: Word, itself: Alternative, isPurpose: boolean, vocabulary: Vocabulary | undefined): Term {
  const named = Math.max(...itself.lexemes.map((lexeme) => vocabulary?.df(NAMING + lexeme) ?? 0));
  const naming = itself.df === 0 ? 1 : named / itself.df;
  return { word, alternatives: [itself], naming, isPurpose, correction: null };
}

/** Adds the most frequent completions of a word, and returns more of them. */
function addCompletions(term: Term | undefined, vocabulary: Vocabulary): string[] {
  const found = term ? vocabulary.completions(term.word.folded, MAX_COMPLETIONS) : [];
  const itself = term?.alternatives[0]?.lexemes ?? [];
  const ranked = found.filter(({ lexeme }) => !itself.includes(lexeme)).slice(0, MAX_RANKED_COMPLETIONS);
  if (ranked.length > 0) term?.alternatives.push(anyLexeme(ranked, COMPLETION_WEIGHT));
  return found.map(({ lexeme }) => lexeme);
}

/** Adds the probable spelling of words that the catalogue does not have. */
async function addCorrections(
  terms: readonly Term[],
  vocabulary: Vocabulary,
  otherForms: (word: Word) => Word[],
  stemmer: Stemmer,
): Promise<void> {
  const unknown = terms.filter(({ alternatives }) => alternatives.every(({ df }) => df === 0));
  for (const term of unknown.slice(0, MAX_CORRECTIONS)) {
    const correction = await correctSpelling(term.word.folded, vocabulary);
    if (correction === undefined) continue;
    const word = { written: correction, folded: correction };
    const forms = [word, ...otherForms(word)];
    const stems = await stemmer(forms);
    term.alternatives.push(wordAlternative(forms.flatMap(stems), CORRECTION_WEIGHT, vocabulary));
    term.correction = correction;
  }
}

/** Adds the rest of a group as alternatives to each phrase of it in the query. */
function addSynonyms(
  terms: readonly Term[],
  group: readonly QueryPhrase[],
  vocabulary: Vocabulary | undefined,
  stems: Stems,
): void {
  const stem = (word: Word) => stems(word)[0] ?? word.folded;
  const isAt = (phrase: QueryPhrase, start: number) =>
    phrase.every((word, at) => {
      const term = terms[start + at];
      return term !== undefined && stem(term.word) === stem(word);
    });
  const phrases = group.filter((phrase) => phrase.length > 0);
  for (const phrase of phrases)
    for (let start = 0; start + phrase.length <= terms.length; start++) {
      if (!isAt(phrase, start)) continue;
      const others = phrases.filter((other) => other !== phrase);
      const added = others.map((other) => allLexemes(other.map(stem), 1, vocabulary));
      for (const term of terms.slice(start, start + phrase.length)) term.alternatives.push(...added);
    }
}
