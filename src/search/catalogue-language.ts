import { setImmediate } from 'node:timers/promises';
import { detectLanguages } from '../text/detect-language.ts';
import { LANGUAGES, LANGUAGE_CODES, type StemmedLanguage } from './languages.ts';

const MAX_TEXTS = 400;
/** Maximum characters by which a text counts, so that one long text cannot outweigh the catalogue. */
const MAX_TEXT_LENGTH = 350;
/** Minimum characters in the language: a single title is often names and looks like any language. */
const MIN_EVIDENCE = 50;
/** Minimum share of the language; lists of names look like many languages. */
const MIN_SHARE = 0.4;
/**
 * Factor by which another language must outweigh the current one, so that a bilingual shop does not flip back and
 * forth.
 */
const CHANGE = 1.5;
/** Texts read before yielding to the event loop; each takes up to half a millisecond. */
const BATCH_SIZE = 10;

const LANGUAGE_BY_CODE = new Map<string, StemmedLanguage>(
  LANGUAGES.map((language) => [LANGUAGE_CODES[language], language]),
);

/**
 * Detects the language of most of the texts.
 * @param current the language to keep unless another one is clearly more frequent
 * @returns undefined without enough evidence, and for a language that has no stemmer
 */
export async function detectCatalogueLanguage(
  texts: readonly string[],
  current?: string,
): Promise<StemmedLanguage | undefined> {
  const evidence = new Map<string, number>();
  let total = 0;
  for (const [index, text] of texts.slice(0, MAX_TEXTS).entries()) {
    if (index % BATCH_SIZE === BATCH_SIZE - 1) await setImmediate();
    const [code] = detectLanguages(text);
    if (code === undefined) continue;
    const weight = Math.min(text.length, MAX_TEXT_LENGTH);
    total += weight;
    evidence.set(code, (evidence.get(code) ?? 0) + weight);
  }
  const favoured = ([code, weight]: [string, number]) =>
    LANGUAGE_BY_CODE.get(code) === current ? weight * CHANGE : weight;
  const [best] = [...evidence].toSorted((a, b) => favoured(b) - favoured(a));
  const isTold = best !== undefined && best[1] >= Math.max(MIN_EVIDENCE, total * MIN_SHARE);
  return isTold ? LANGUAGE_BY_CODE.get(best[0]) : undefined;
}
