import { canDetect, detectLanguages } from '../../text/detect-language.ts';
import type { Page } from '../extract/html/scan-page.ts';
import { VisibilityIndex } from '../extract/visible/visibility.ts';

/** Codes of the same language, or of languages that the detector cannot tell apart. */
const SAME: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', da: 'no', hr: 'sr', bs: 'sr', id: 'ms' };
/** Shorter texts are mostly labels and brand names, which look like any language. */
const MIN_PIECE_LENGTH = 15;
/** Of a longer text, only the beginning is read: it may be a manufacturer's description in another language. */
const MAX_PIECE_LENGTH = 120;
const SAMPLE_LENGTH = 1_500;
const MIN_SAMPLE_LENGTH = 400;
const NAMES = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Returns the page's language as it declares it, unless its text is certainly in another. */
export function findLanguage(page: Page): string | null {
  const declared = parseLanguage(page.lang);
  const samples = takeSamples(page);
  if (declared === null) return detectLanguages(samples.join(' '))[0] ?? null;
  return (canDetect(familyOf(declared)) && refute(declared, samples)) || declared;
}

/** Returns an ISO 639-1 code, or null when the tag has none. */
function parseLanguage(tag: string | null): string | null {
  const written = /^\s*([a-z]{2})(?![a-z])/i.exec(tag ?? '')?.[1];
  if (written === undefined) return null;
  const [code = ''] = Intl.getCanonicalLocales(written);
  return code.length === 2 && NAMES.of(code) !== undefined ? code : null;
}

/** Returns the language that two separate samples of the text agree on, if neither can be in the declared one. */
function refute(declared: string, samples: readonly string[]): string | null {
  const found = samples.map((sample) => (sample.length < MIN_SAMPLE_LENGTH ? [] : detectLanguages(sample)));
  const [code = null] = found[0] ?? [];
  const isPossible = found.some((codes) => codes.some((each) => familyOf(each) === familyOf(declared)));
  return !isPossible && found.every((codes) => codes[0] === code) ? code : null;
}

/** Returns two samples of the visible text, each of sentences from all over the page. */
function takeSamples({ outline }: Page): [string, string] {
  const visibility = new VisibilityIndex(outline);
  const samples: [string, string] = ['', ''];
  let at = 0;
  for (const piece of outline.pieces) {
    if (piece.end - piece.start < MIN_PIECE_LENGTH || visibility.of(piece.element).isHidden) continue;
    const which = at++ % 2 === 0 ? 0 : 1;
    if (samples[which].length < SAMPLE_LENGTH) samples[which] += `${outline.textOf(piece).slice(0, MAX_PIECE_LENGTH)} `;
    else if (samples[1 - which]!.length >= SAMPLE_LENGTH) break;
  }
  return samples;
}

const familyOf = (code: string): string => SAME[code] ?? code;
