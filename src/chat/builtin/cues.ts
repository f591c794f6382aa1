import { words as wordsOf } from '../../text/words.ts';
import { type FindConcepts, type Mention, compileConcepts } from '../evidence/concepts.ts';
import { languages } from '../languages/registry.ts';
import { perLanguage } from '../languages/word-lists.ts';
import { fold } from '../../text/fold.ts';
import { ASPECTS, DEGREES } from './aspects.ts';

const compiled = new Map<string, FindConcepts>();

/** Finds cues, which tell the kind of a request, in a message. Each language's phrases are compiled once. */
export function cueFinderOf(code: string): FindConcepts {
  let finder = compiled.get(code);
  if (!finder) {
    const cues: Readonly<Record<string, string>> = languages.find((language) => language.code === code)?.cues ?? {};
    // Short words count: "ok", "3".
    const table = Object.fromEntries(
      Object.entries(cues).flatMap(([cue, phrases]) =>
        cue === 'numbers'
          ? []
          : [[cue, { [code]: [phrases, unelided(phrases), intensified(phrases, code)].join(', ') }]],
      ),
    );
    compiled.set(code, (finder = compileConcepts({ discourse: table }, [code])));
  }
  return finder;
}

const MAX_BYTES = 8_000;
const APOSTROPHE_S = /['’]s(?![\p{L}\p{N}])/giu;

/** Finds the cues of a text. `words` lack the "s" of "what's", which cue phrases have as a word: this reads both. */
export function cueMentionsIn(code: string, text: string, words: readonly string[]): Mention[] {
  const find = cueFinderOf(code);
  const own = [...find(words), ...findAround(code, words)];
  const apart = wordsOf(text.replace(APOSTROPHE_S, ' s'), MAX_BYTES);
  if (apart.length === words.length) return own;
  let next = 0;
  const places = apart.map((word) => (word === words[next] ? next++ : next));
  const placeOf = (at: number) => places[at] ?? words.length;
  const found = find(apart).map(({ gap, ...each }) => ({
    ...each,
    start: placeOf(each.start),
    end: placeOf(each.end),
    ...(gap && { gap: gap.map(placeOf) }),
  }));
  return [...own, ...found];
}

/** "Then", "dan", "então": the single words that conclude, folded. */
const concludingOf = perLanguage(({ cues: { decide } }) => new Set(decide.split(',').map((each) => fold(each.trim()))));

/** Finds the phrases within which a word concludes: "doe DAN maar een 44" is "doe maar een 44". */
function findAround(code: string, words: readonly string[]): Mention[] {
  const language = languages.find((each) => each.code === code);
  const concluding = language ? concludingOf(language) : new Set<string>();
  const kept = [...words.keys()].filter((at) => !concluding.has(words[at] ?? ''));
  if (kept.length === words.length) return [];
  return cueFinderOf(code)(kept.map((at) => words[at] ?? ''))
    .map((each) => ({
      ...each,
      start: kept[each.start] ?? 0,
      end: (kept[each.end - 1] ?? 0) + 1,
      length: each.end - each.start,
    }))
    .flatMap(({ length, ...each }) => (each.end - each.start > length ? each : []));
}

/** A word that lost its vowel before another: "j en", "quelqu un". */
const ELISION = /(?<=^|\s)([cdjlmnst]|\p{L}*qu) (?=[aeiouhy])/gu;

/** Adds the same phrases without the apostrophe, as people type them: "jen prends", "parler a quelquun". */
const unelided = (phrases: string): string =>
  phrases
    .split(/,\s*/u)
    .flatMap((phrase) => {
      const flat = phrase.replace(/\s+/gu, ' ').trim();
      const joined = flat.replace(ELISION, '$1');
      return joined === flat ? [] : [joined];
    })
    .join(', ');

/** "Allergünstigste", "allergoedkoopste": German and Dutch can prefix any superlative with "aller". */
const intensified = (phrases: string, code: string): string =>
  code === 'de' || code === 'nl'
    ? phrases
        .split(/,\s*/u)
        .map((phrase) => phrase.trim())
        .filter((phrase) => !phrase.includes(' ') && ['ste', 'ste*', 'st*'].some((end) => phrase.endsWith(end)))
        .map((phrase) => `aller${phrase}`)
        .join(', ')
    : '';

const SIZES: ReadonlySet<string> = new Set(['small', 'medium', 'large']);

/** True for words that call things by their size: "the small one". */
export const callsBySize = (word: string, code: string): boolean =>
  cueFinderOf(code)([word]).some(({ concept }) => SIZES.has(concept));

/** The single words that ask for a fact: "heavy", "long", "made". */
export function askingWords(code: string): string[] {
  const cues = languages.find((language) => language.code === code)?.cues;
  const asking = [...Object.keys(ASPECTS), ...Object.keys(DEGREES)] as (keyof NonNullable<typeof cues>)[];
  return asking.flatMap((cue) =>
    (cues?.[cue] ?? '').split(/,\s*/u).filter((phrase) => /^\p{L}+$/u.test(phrase.trim())),
  );
}
