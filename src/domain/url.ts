/** Query parameters that tell a campaign or a visit, not a product. */
const TRACKING =
  /^(utm_.*|mtm_.*|pk_(campaign|kwd|source|medium)|[a-z]*clid|mc_[ce]id|_ga|_gl|igshid|srsltid|ref_?src)$/i;

/** Whether the text is an absolute http or https URL; URL.parse would pass over spaces and control characters. */
export function isHttpUrl(value: string): boolean {
  return /^https?:\/\/[^\s\p{Cc}]+$/iu.test(value) && URL.canParse(value);
}

/**
 * The form of a page's address under which two addresses are the same page: no fragment, no tracking
 * parameters, host in lower case, default port left out.
 * @param value an absolute http or https URL
 */
export function pageIdentity(value: string): string {
  const url = new URL(value);
  url.hash = '';
  const names = [...url.searchParams.keys()]; // a copy: deleting while iterating skips
  for (const name of names) if (TRACKING.test(name)) url.searchParams.delete(name);
  // Written anew in any case, so that two spellings of one query are one.
  url.search = url.searchParams.toString();
  return url.href;
}
