/** Names of search engines' crawlers: shops admit them where others need permission, so nobody may impersonate them. */
const SEARCH_ENGINES = new RegExp(
  [
    'googlebot|google-inspectiontool|googleother|google-extended|storebot-google|adsbot-google|mediapartners-google',
    'apis-google|feedfetcher-google|bingbot|bingpreview|msnbot|adidxbot|applebot|yandex|duckduckbot|duckassistbot',
    'baiduspider|sogou|360spider|bytespider|petalbot|slurp|seznambot|naverbot|\\byeti/|qwant|mojeekbot|coccocbot|exabot',
  ].join('|'),
  'i',
);

/** True if a user agent, as sent, claims to be a search engine's crawler: letters beyond ASCII are not sent. */
export function claimsSearchEngine(userAgent: string): boolean {
  return SEARCH_ENGINES.test(toHeader(userAgent));
}

/** Removes the characters that a header cannot carry. */
export function toHeader(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '');
}
