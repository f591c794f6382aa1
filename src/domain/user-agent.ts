/** Names that search engines' crawlers go by: shops let them in where others have to ask, so nobody may borrow them. */
const SEARCH_ENGINES = new RegExp(
  [
    'googlebot|google-inspectiontool|googleother|google-extended|storebot-google|adsbot-google|mediapartners-google',
    'apis-google|feedfetcher-google|bingbot|bingpreview|msnbot|adidxbot|applebot|yandex|duckduckbot|duckassistbot',
    'baiduspider|sogou|360spider|bytespider|petalbot|slurp|seznambot|naverbot|\\byeti/|qwant|mojeekbot|coccocbot|exabot',
  ].join('|'),
  'i',
);

/** Whether a user agent says that it is a search engine's crawler, as it is sent: letters beyond ASCII are not. */
export function claimsSearchEngine(userAgent: string): boolean {
  return SEARCH_ENGINES.test(toHeader(userAgent));
}

/** The text as a header can carry it. */
export function toHeader(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '');
}
