import { DETAILS, type Source, type Sources } from '../domain/provenance.ts';

/** In the order of DETAILS a letter for each field. Those of shops' own lists are known to an index. */
const LETTERS: Record<Source, string> = {
  'json-ld': 'j',
  microdata: 'm',
  rdfa: 'r',
  'open-graph': 'o',
  page: 'p',
  state: 's',
  pattern: 't',
  'feed:shopify': 'S',
  'feed:woocommerce': 'W',
  'feed:magento': 'M',
  import: 'i',
  hand: 'h',
};
const SOURCES = new Map(Object.entries(LETTERS).map(([source, letter]) => [letter, source as Source]));
const NOBODY = '-';

/** Nine letters instead of nine names: every product has them. */
export function writeSources(sources: Sources = {}): string {
  return DETAILS.map((name) => (sources[name] ? LETTERS[sources[name]] : NOBODY)).join('');
}

export function readSources(letters: string): Sources {
  const named = DETAILS.map((name, place) => [name, SOURCES.get(letters[place] ?? NOBODY)] as const);
  return Object.fromEntries(named.filter(([, source]) => source !== undefined));
}
