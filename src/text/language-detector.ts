import fs from 'node:fs';
import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { eld } from 'eld';

type Detector = Pick<typeof eld, 'detect'>;
/** The scores of an n-gram, by the index of a language. */
type Scores = Record<string, number>;

/** An n-gram and its scores in the source of eld's database: `'abcd':{9:104,11:98}`, with quotes if needed. */
const NGRAM = /(?:'((?:[^'\\]|\\.){1,8})'|"([^"]{1,8})"|([^{},:'"]{1,8})):\{([\d:,]{3,500})\}/g;

const ELD = pathToFileURL(findPackageJSON('eld', import.meta.url) ?? '');
const { createEld } = (await import(new URL('src/languageDetector.js', ELD).href)) as {
  createEld: () => { instance: Detector; loadData: (data: object) => void };
};

/**
 * Creates a detector with eld's smallest database, read as text: imported as a module, it would take 60 MB more.
 * @returns the detector, and the ISO 639-1 codes of its languages
 */
export function createDetector(): Detector & { languages: ReadonlySet<string> } {
  const { instance, loadData } = createEld();
  const source = fs.readFileSync(new URL('src/ngrams/extrasmall.js', ELD), 'utf8');
  const languages = readLanguages(source);
  loadData({ type: 'extrasmall', languages, ngrams: readNgrams(source) });
  return { detect: (text) => instance.detect(text), languages: new Set(Object.values(languages)) };
}

function readLanguages(source: string): Record<string, string> {
  const header = source.slice(0, source.indexOf('ngrams:'));
  return Object.fromEntries(header.matchAll(/(\d{1,2}):'(\w\w)'/g).map(([, index = '', code = '']) => [index, code]));
}

/** Returns an object that parses the scores of an n-gram when they are read. */
function readNgrams(source: string): Record<string, Scores | undefined> {
  const written = new Map<string, string>();
  for (const [, quoted, doubleQuoted, bare, scores = ''] of source.matchAll(NGRAM))
    written.set((quoted ?? doubleQuoted ?? bare ?? '').replaceAll(/\\(.)/g, '$1'), scores);
  return new Proxy({}, { get: (_, ngram) => parseScores(written.get(String(ngram))) });
}

const parseScores = (written: string | undefined): Scores | undefined =>
  written === undefined ? undefined : Object.fromEntries(written.split(',').map((pair) => pair.split(':').map(Number)));
