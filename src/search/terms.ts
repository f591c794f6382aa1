import { type Word, wordsOf } from '../text/words.ts';
import { wordsIn } from './languages.ts';
import type { Exclusion, ParsedQuery } from './query.ts';
import { correctSpelling } from './similarity.ts';
import { type Stems, TIERS } from './vector.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One way for a product to match a term. */
export interface Alternative {
  lexemes: readonly string[];
  /** Match all lexemes or any of them. */
  needs: 'all' | 'any';
  weight: number;
  /** Number of products that match, as far as known; 0 if none or unknown. */
  df: number;
}

export interface Term {
  word: Word;
  /** The first alternative is the word itself; the others weigh less, or replace it. */
  alternatives: Alternative[];
  /** From 0 to 1: share of the products with the word that it names; 1 if unknown. */
  naming: number;
  /** True if the word states what the thing is for. */
  isPurpose: boolean;
  /** Replacement for a word that the catalogue does not have; null if none. */
  correction: string | null;
}

/** An excluded term. */
export interface UnwantedTerm {
  lexemes: readonly string[];
  df: number;
  isQuality: boolean;
  /** Index of the wanted term that may belong to it. */
  next: number | null;
}

export interface Terms {
  wanted: Term[];
  unwanted: UnwantedTerm[];
  /** All completions of the last word, more than its alternatives include; undefined if unknown. */
  beginnings: readonly string[] | undefined;
  /** Lexemes before an unwanted word that say a product is without it. */
  before: ReadonlySet<string>;
  /** Lexemes after an unwanted word that say the same. */
  after: ReadonlySet<string>;
}

/** Search data of a catalogue. */
export interface Knowledge {
  language: string;
  vocabulary: Vocabulary | undefined;
  /** Groups of synonymous words or phrases. */
  synonyms: readonly (readonly string[])[];
}

/** Returns the forms of these words, and of those in earlier calls. */
export type Stemmer = (words: readonly Word[]) => Promise<Stems>;

/** Completions of a prefix: the most to look up, and the number used for ranking. */
const COMPLETION = { weight: 0.7, most: 400, ranked: 24 };
const COMPOUND = { weight: 0.7, limit: 24, shortest: 4 };
const PART_LENGTH = 3;
const MEANT_WEIGHT = 0.8;
/** Words corrected per query; each correction scans many words. */
const MENDED = 3;
const PHRASE_BYTES = 200;
/** Prefix of a stem that is in the name of a product. */
const NAMING = TIERS[1];

/**
 * Expands a query's words into everything that they may match in this catalogue.
 * @param isLiteral true to take the words as written, the last one as a prefix
 */
export async function expandQuery(
  { wanted, purpose, without }: ParsedQuery,
  { language, vocabulary, synonyms }: Knowledge,
  stemmer: Stemmer,
  isLiteral: boolean,
): Promise<Terms> {
  const groups = synonyms.map((group) => group.map((phrase) => wordsOf(phrase, PHRASE_BYTES)));
  const { irregular } = wordsIn(language);
  const otherForm = ({ folded }: Word): Word[] => {
    const other = irregular.get(folded);
    return other === undefined ? [] : [{ written: other, folded: other }];
  };
  const excluded = without.map(({ word }) => word);
  let stems = await stemmer([
    ...wanted,
    ...excluded,
    ...[...wanted, ...excluded].flatMap(otherForm),
    ...groups.flat(2),
  ]);
  const df = (lexeme: string) => vocabulary?.df(lexeme) ?? 0;
  const plainAlternative = (word: Word, weight = 1): Alternative => {
    const lexemes = [word, ...otherForm(word)].flatMap((form) => stems(form));
    return { lexemes, needs: 'any', weight, df: Math.max(...lexemes.map(df)) };
  };
  const joined = (lexemes: readonly string[], weight: number): Alternative => ({
    lexemes,
    needs: 'all',
    weight,
    df: Math.min(...lexemes.map(df)),
  });
  const listed = (found: { lexeme: string; df: number }[], weight: number): Alternative => ({
    lexemes: found.map(({ lexeme }) => lexeme),
    needs: 'any',
    weight,
    df: found.reduce((sum, entry) => sum + entry.df, 0),
  });
  let beginnings: string[] | undefined;
  const terms = wanted.map((word, index): Term => {
    const itself = plainAlternative(word);
    const named = Math.max(...itself.lexemes.map((lexeme) => df(NAMING + lexeme)));
    return {
      word,
      alternatives: [itself],
      naming: itself.df === 0 ? 1 : named / itself.df,
      isPurpose: purpose !== null && index >= purpose,
      correction: null,
    };
  });
  if (vocabulary && isLiteral) complete(terms.at(-1), vocabulary);
  else if (vocabulary) {
    addCompounds(vocabulary);
    await addMeant(vocabulary);
  }
  for (const group of groups) addSynonyms(group);

  const unwanted = without.map(({ word, isQuality, next }: Exclusion): UnwantedTerm => {
    const { lexemes, df: known } = plainAlternative(word);
    return { lexemes, df: known, isQuality, next };
  });
  // As written: the index contains these words whatever their stems are.
  const { without: before, free: after } = wordsIn(without.length > 0 ? language : '');
  return { wanted: terms, unwanted, beginnings, before, after };

  function complete(term: Term | undefined, known: Vocabulary): void {
    const begun = term ? known.completions(term.word.folded, COMPLETION.most) : [];
    if (begun.length < COMPLETION.most) beginnings = begun.map(({ lexeme }) => lexeme);
    const itself = term?.alternatives[0]?.lexemes ?? [];
    const ranked = begun.filter(({ lexeme }) => !itself.includes(lexeme)).slice(0, COMPLETION.ranked);
    if (ranked.length > 0) term?.alternatives.push(listed(ranked, COMPLETION.weight));
  }

  /** Adds `head set` for `headset` and vice versa; in languages that write compounds, `regenjacke` for `jacke`. */
  function addCompounds(known: Vocabulary): void {
    terms.forEach((term, index) => {
      const { folded } = term.word;
      const following = terms[index + 1];
      const whole = following && folded + following.word.folded;
      if (whole !== undefined && known.df(whole) > 0)
        for (const part of [term, following])
          part?.alternatives.push({ lexemes: [whole], needs: 'any', weight: COMPOUND.weight, df: known.df(whole) });
      if (term.alternatives[0]?.df === 0) {
        const parts = splitWord(folded, known);
        if (parts) term.alternatives.push(joined(parts, COMPOUND.weight));
      }
      if (!wordsIn(language).compounds || folded.length < COMPOUND.shortest) return;
      const [stem = folded] = stems(term.word);
      const found = stem.length < COMPOUND.shortest ? [] : known.endings(stem, COMPOUND.limit);
      if (found.length > 0) term.alternatives.push(listed(found, COMPOUND.weight));
    });
  }

  async function addMeant(known: Vocabulary): Promise<void> {
    const unknown = terms.filter(({ alternatives }) => alternatives.every((alternative) => alternative.df === 0));
    for (const term of unknown.slice(0, MENDED)) {
      const correction = await correctSpelling(term.word.folded, known);
      if (correction === undefined) continue;
      const word = { written: correction, folded: correction };
      stems = await stemmer([word]);
      term.alternatives.push(plainAlternative(word, MEANT_WEIGHT));
      term.correction = correction;
    }
  }

  /** Adds the rest of the group as alternatives to a phrase of it in the query. */
  function addSynonyms(group: readonly (readonly Word[])[]): void {
    const firstStem = (word: Word) => stems(word)[0];
    for (const phrase of group)
      for (let start = 0; phrase.length > 0 && start + phrase.length <= terms.length; start++) {
        if (!phrase.every((word, i) => firstStem(word) === firstStem(terms[start + i]?.word ?? word))) continue;
        const others = group.filter((other) => other !== phrase && other.length > 0);
        const added = others.map((other) =>
          joined(
            other.map((word) => firstStem(word) ?? word.folded),
            1,
          ),
        );
        for (const term of terms.slice(start, start + phrase.length)) term.alternatives.push(...added);
      }
  }
}

/** Splits a word that the catalogue writes as two. */
function splitWord(word: string, vocabulary: Vocabulary): [string, string] | undefined {
  let best: [string, string] | undefined;
  let bestDf = 0;
  for (let at = 1; at < word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    // "16gb" is two words, whatever their length.
    const isUnit = /\d$/.test(head) && /^\p{L}/u.test(tail);
    if (!isUnit && (head.length < PART_LENGTH || tail.length < PART_LENGTH)) continue;
    const df = Math.min(vocabulary.df(head), vocabulary.df(tail));
    if (df > bestDf) [best, bestDf] = [[head, tail], df];
  }
  return best;
}
