/** Query parameters that identify a campaign or a visit, not a product. */
const TRACKING =
  /^(utm_.*|mtm_.*|pk_(campaign|kwd|source|medium)|[a-z]*clid|mc_[ce]id|_ga|_gl|igshid|srsltid|ref_?src)$/i;

/** True if the text is an absolute http or https URL; URL.parse would ignore spaces and control characters. */
export function isHttpUrl(value: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}]+$/iu.test(value) && URL.canParse(value);
}

/**
 * Normalizes a page's address so that two addresses of the same page are equal: no fragment, no tracking parameters,
 * host in lower case, default port omitted.
 * @param value an absolute http or https URL
 */
export function pageIdentity(value: string): string {
  const url = new URL(value);
  url.hash = '';
  const names = [...url.searchParams.keys()]; // a copy: deleting while iterating skips
  for (const name of names) if (TRACKING.test(name)) url.searchParams.delete(name);
  // Always rewrite the query, so that two spellings of it become the same.
  url.search = url.searchParams.toString();
  return url.href;
}
