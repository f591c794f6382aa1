import { domainToUnicode } from 'node:url';
import { fold } from '../../text/fold.ts';

/** Labels of hosts that name no shop: services, countries, and those who host shops. */
const GENERIC_LABEL =
  /^(?:www\d?|shop|store|m|checkout|en|de|fr|it|es|us|uk|eu|myshopify|mybigcommerce|bigcartel|ecwid|jimdo(?:free|site)?|squarespace|webflow|weebly|wixsite|wordpress)$/;
/** The parts of `co.uk` and `com.au`. */
const SECOND_LEVEL = /^(?:com?|net|org|gov|edu|ac|or|ne|gen|web)$/;
/** Words that hosts add to a shop's name, or leave out. */
const GENERIC_START = /^(?:the|my|get|shop|buy|try)(?=.{3})/;
const GENERIC_END = /(?<=.{3})(?:shop|store|online|official|usa|us|uk|eu|hq|inc|ltd|gmbh|group)$/;
const AND = 'and';
const MIN_LENGTH = 3;
const MAX_WORDS = 8;
/** The share of a host's letters that a name's words must cover. */
const MIN_COVERED = 0.6;
/** Separators of sentences, or of words that are far apart. */
const SENTENCE_BREAK = /[!?:;,|/()]|\.\s|\s\s|\s-/;
const WORD = /&|[\p{L}\p{N}]{1,60}(?:['’][\p{L}\p{N}]{1,20})?/gu;
const CYRILLIC = new Map(
  'а a,б b,в v,г g,д d,е e,ё e,ж zh,з z,и i,й i,к k,л l,м m,н n,о o,п p,р r,с s,т t,у u,ф f,х h,ц c,ч ch,ш sh,щ sht,ъ a,ы y,ь ,э e,ю yu,я ya,і i,ї i,є e,ґ g,ј j,љ lj,њ nj,ћ c,ђ dj,џ dz'
    .split(',')
    .map((pair): [string, string] => [pair.charAt(0), pair.slice(2)]),
);
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

/** The names that a shop's address contains. */
export interface HostName {
  /** Its labels that may name the shop, folded. */
  keys: readonly string[];
  /** The same without generic words. */
  looseKeys: readonly string[];
  /** The public suffix, such as `co.uk`. */
  suffix: string;
  /** The suffix with the label before it. */
  domain: string;
}

export function readHostName(url: string): HostName {
  const labels = domainToUnicode(URL.parse(url)?.hostname ?? '').split('.');
  const isCountry = labels.length > 2 && labels.at(-1)?.length === 2;
  const tail = isCountry && SECOND_LEVEL.test(labels.at(-2) ?? '') ? 2 : 1;
  const names = labels.slice(0, -tail).filter((label) => !GENERIC_LABEL.test(label));
  const keys = names
    .toReversed()
    .map(toKey)
    .filter((key) => key.length >= 2);
  const looseKeys = keys
    .flatMap((key) => [key.replace(GENERIC_START, ''), key.replace(GENERIC_END, '')])
    .filter((key) => !keys.includes(key));
  return { keys, looseKeys, suffix: labels.slice(-tail).join('.'), domain: labels.slice(-tail - 1).join('.') };
}

/** True if an absolute address is on the same domain. */
export function isOfHost(url: string, { domain }: HostName): boolean {
  const host = domainToUnicode(new URL(url).hostname);
  return host === domain || host.endsWith(`.${domain}`);
}

/**
 * Rates how well a name fits the address: 3 if they are the same, 2 if one is longer, 1 if they have much in common,
 * otherwise 0. A word from the middle or the end of the address is more often that of its wares.
 */
export function rateName(name: string, { keys, looseKeys, suffix }: HostName): number {
  const spellings = spellingsOf(name);
  const ending = toKey(suffix);
  if (spellings.some((text) => keys.some((key) => text === key || text === key + ending))) return 3;
  const all = [...keys, ...looseKeys];
  const isLonger = (key: string) => spellings.some((text) => text === key || contains(text, key));
  if (all.some((key) => isLonger(key) || spellings.some((text) => contains(key, text) && key.startsWith(text))))
    return 2;
  const initials = initialsOf(name);
  const isPart = (key: string) => spellings.some((text) => contains(key, text));
  return keys.some((key) => isPart(key) || key === initials || coveredShare(name, key) >= MIN_COVERED) ? 1 : 0;
}

/** Finds words that spell the shop's address as people write it, with the suffix if it follows. */
export function findSpelling(text: string, { keys, suffix }: HostName): string | null {
  const words = [...text.matchAll(WORD)];
  const folded = words.map(([word]) => toKey(withoutPossessive(word)));
  for (const key of keys) {
    if (key.length < MIN_LENGTH) continue;
    for (const [from, { index: start }] of words.entries()) {
      const last = words[endOfRun(folded, from, key) ?? -1];
      if (!last) continue;
      const end = last.index + withoutPossessive(last[0]).length;
      const hasSuffix = text.slice(end, end + 1 + suffix.length).toLowerCase() === `.${suffix}`;
      const spelling = text.slice(start, hasSuffix ? end + 1 + suffix.length : end);
      if (!SENTENCE_BREAK.test(spelling)) return spelling;
    }
  }
  return null;
}

const withoutPossessive = (word: string): string => word.replace(/['’]s$/i, '');

/** Returns the index of the last word of the run from this word on that spells the key, in which `&` may be missing. */
function endOfRun(words: readonly string[], from: number, key: string): number | null {
  let run = '';
  for (let at = from; at < words.length && at < from + MAX_WORDS; at++) {
    const next = run + words[at];
    if (words[at] === AND && run !== '' && !key.startsWith(next)) continue;
    run = next;
    if (run === key) return at;
    if (!key.startsWith(run)) return null;
  }
  return null;
}

function spellingsOf(name: string): string[] {
  const plain = toKey(name);
  const lower = name.toLowerCase();
  const spelled = /[äöüøå]/.test(lower)
    ? toKey(lower.replaceAll(/[äöüøå]/g, (letter) => UMLAUTS[letter] ?? ''))
    : plain;
  return [...new Set([plain, spelled])].filter((text) => text.length > 1);
}

const contains = (text: string, part: string): boolean => part.length > MIN_LENGTH && text.includes(part);

function initialsOf(name: string): string {
  return (name.match(WORD) ?? []).map((word) => toKey(word.charAt(0))).join('');
}

function coveredShare(name: string, key: string): number {
  const words = (name.match(WORD) ?? []).map(toKey).filter((word) => word.length > MIN_LENGTH && key.includes(word));
  return words.reduce((sum, { length }) => sum + length, 0) / key.length;
}

/** Reduces a text to its letters and digits, in Latin letters without marks. */
function toKey(text: string): string {
  return fold(text.slice(0, 200).toLowerCase().replaceAll('&', AND))
    .replaceAll(/[\u0400-\u04ff]/g, (letter) => CYRILLIC.get(letter) ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
