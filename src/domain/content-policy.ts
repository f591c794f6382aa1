/** A Content Security Policy's verdict on a URL; "unknown" if scripts are trusted by nonce or hash, not by address. */
export type PolicyVerdict = 'allowed' | 'blocked' | 'unknown';

/** The directives that can decide, most specific first (CSP Level 3, sections 6.1 and 6.8). */
const FALLBACKS = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
} as const;

/**
 * Returns whether a page with this policy may load a URL (CSP Level 3, section 6.7.2).
 * @param policy as in the header `Content-Security-Policy`, without commas
 * @param page the page's URL
 */
export function judgePolicy(
  policy: string,
  directive: keyof typeof FALLBACKS,
  { page, url }: { page: URL; url: URL },
): PolicyVerdict {
  const directives = parsePolicy(policy);
  const name = FALLBACKS[directive].find((each) => directives.has(each));
  const sources = name === undefined ? undefined : directives.get(name);
  if (!sources) return 'allowed';
  const trustsScripts = directive === 'script-src' && sources.some((source) => /^'(nonce|sha\d+)-/i.test(source));
  // With 'strict-dynamic', addresses count for nothing.
  if (directive === 'script-src' && sources.some((source) => source.toLowerCase() === "'strict-dynamic'"))
    return trustsScripts ? 'unknown' : 'blocked';
  if (sources.some((source) => matches(source, page, url))) return 'allowed';
  return trustsScripts ? 'unknown' : 'blocked';
}

/** Directives with their sources; of two with the same name, the first one counts. */
function parsePolicy(policy: string): Map<string, string[]> {
  const directives = new Map<string, string[]>();
  for (const directive of policy.split(';')) {
    const [name, ...sources] = directive.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

function matches(source: string, page: URL, url: URL): boolean {
  if (source === '*') return /^(https?|wss?):$/.test(url.protocol) || url.protocol === page.protocol;
  if (source.toLowerCase() === "'self'") return url.host === page.host && isSameOrUpgraded(page.protocol, url.protocol);
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isSameOrUpgraded(source.toLowerCase(), url.protocol);
  const [, scheme, host = '', port, path] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:']+)(?::(\d+|\*))?(\/[^?#]*)?$/i.exec(source) ?? [];
  return (
    host !== '' &&
    isSameOrUpgraded(scheme?.toLowerCase() ?? page.protocol, url.protocol) &&
    matchesHost(host.toLowerCase(), url.hostname) &&
    matchesPort(port, url) &&
    matchesPath(path, url.pathname)
  );
}

const isSameOrUpgraded = (wanted: string, protocol: string) =>
  protocol === wanted || (wanted === 'http:' && protocol === 'https:');

const matchesHost = (pattern: string, host: string) =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : pattern === '*' || host === pattern;

/** A URL's own port is empty if it is the default one. */
const matchesPort = (port: string | undefined, url: URL) =>
  port === '*' || url.port === (port ?? '') || (url.port === '' && port === DEFAULT_PORTS[url.protocol]);

const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };

const matchesPath = (pattern: string | undefined, path: string) =>
  pattern === undefined || (pattern.endsWith('/') ? path.startsWith(pattern) : path === pattern);
