/** A parsed robots.txt. */
export type Robots = {
  /**
   * True if the agent may fetch the page.
   * @param userAgent a product token such as `ShopBot`, or a whole user-agent header
   * @param url absolute or from the root, percent-encoded like `URL.href`
   */
  isAllowed(userAgent: string, url: string): boolean;
  /** Seconds between two requests; null when not given. Not in the RFC, but widely honoured. */
  crawlDelay(userAgent: string): number | null;
  /** Sitemap URLs as written. */
  sitemaps: string[];
};

type Rule = { allow: boolean; pattern: string };

/** The rules for one agent, indexed so that checking a page costs about the same however many there are. */
type Rules = {
  /** Rules without wildcards, which match the beginning of a path, and their lengths, longest first. */
  prefixes: Map<string, boolean>;
  lengths: number[];
  /** Rules that match a whole path, with their "$". */
  exact: Map<string, boolean>;
  /** Rules with a star. */
  wildcards: Rule[];
};

/** RFC 9309 section 2.5 asks for at least 500 KiB. */
export const MAX_ROBOTS_LENGTH = 500 * 1024;
/** Google reads this much of a line. */
const MAX_LINE_LENGTH = 2083 * 8 - 1;

/** Characters of wildcard rules for one agent: each rule is tried on each page. Shops have a tenth of it. */
const MAX_WILDCARD_LENGTH = 32 * 1024;

/** Includes the misspellings that Google accepts. */
const KEYS: [RegExp, 'agent' | 'allow' | 'disallow' | 'delay' | 'sitemap'][] = [
  [/^user[- ]?agent/i, 'agent'],
  [/^allow/i, 'allow'],
  [/^(diss?all?ow|diasllow|disallaw)/i, 'disallow'],
  [/^crawl-?delay/i, 'delay'],
  [/^site-?map/i, 'sitemap'],
];

/**
 * Parses a robots.txt by RFC 9309, with the tolerance of Google's parser: missing colons, misspelled keys, index.html
 * for its directory. Never throws: it skips lines that it cannot parse.
 */
export function parseRobots(text: string): Robots {
  const groups = createGroups();
  const sitemaps: string[] = [];
  for (const line of splitLines(text)) {
    const [key, value] = parseField(line);
    const kind = KEYS.find(([pattern]) => pattern.test(key))?.[1];
    if (kind === 'agent') groups.addAgent(value);
    else if (kind === 'allow' || kind === 'disallow') groups.addRule(kind === 'allow', value);
    else if (kind === 'delay') groups.addDelay(value);
    else if (kind === 'sitemap' && value) sitemaps.push(value);
  }

  const { rules, delays } = groups;
  /** Returns the name of the agent's own group, or else "*". */
  const groupFor = (userAgent: string) => parseProductNames(userAgent).find((name) => rules.has(name)) ?? '*';
  const compiled = new Map<string, Rules>();
  function compiledRules(name: string): Rules {
    const known = compiled.get(name) ?? compile((rules.get(name) ?? []).flat());
    compiled.set(name, known);
    return known;
  }
  return {
    isAllowed: (userAgent, url) => matchRules(compiledRules(groupFor(userAgent)), extractPath(url)),
    crawlDelay: (userAgent) => delays.get(groupFor(userAgent)) ?? null,
    sitemaps,
  };
}

/** Collects the rules and crawl delays of each agent, line by line. */
function createGroups() {
  const rules = new Map<string, Rule[][]>();
  const delays = new Map<string, number>();
  let current: Rule[] | undefined;
  /** Agents of the current group that have no delay yet. */
  let undelayed: string[] = [];
  return {
    rules,
    delays,
    /** Adds an agent to the current group; after a rule, it begins a new group. */
    addAgent(value: string): void {
      if (!current || current.length > 0) {
        current = [];
        undelayed = [];
      }
      const agent = /^\*(\s|$)/.test(value) ? '*' : parseToken(value);
      const own = rules.get(agent);
      if (!own) rules.set(agent, [current]);
      else if (own.at(-1) !== current) own.push(current);
      undelayed.push(agent);
    },
    addRule(allow: boolean, value: string): void {
      current?.push({ allow, pattern: normalizePath(value) });
    },
    addDelay(value: string): void {
      if (!/^\d+(\.\d+)?$/.test(value)) return;
      for (const agent of undelayed) if (!delays.has(agent)) delays.set(agent, Number(value));
      undelayed = [];
    },
  };
}

/**
 * Returns the rules that follow from the response to a request for robots.txt (RFC 9309 section 2.3.1): unavailable
 * (4xx) allows everything, unreachable (5xx, no response) nothing. Too many requests (429) counts as unreachable, as
 * with Google: a host that asks for fewer requests must not be crawled without limits.
 * @param status the HTTP status; 0 when there was no response
 */
export function robotsForStatus(status: number, text: string): Robots {
  if (status >= 200 && status < 300) return parseRobots(text);
  return parseRobots(status >= 300 && status < 500 && status !== 429 ? '' : 'user-agent: *\ndisallow: /');
}

function* splitLines(text: string): Generator<string> {
  // A line cut in two could disallow more than the whole one, so the last is dropped.
  const end = text.length > MAX_ROBOTS_LENGTH ? Math.max(text.lastIndexOf('\n', MAX_ROBOTS_LENGTH), 0) : text.length;
  // Half a byte order mark decodes to U+FFFD.
  for (const line of text
    .slice(0, end)
    .replace(/^[\uFEFF\uFFFD]/, '')
    .split(/[\r\n]/))
    yield line.slice(0, MAX_LINE_LENGTH);
}

/**
 * Splits a line into key and value; without a colon, two words are taken for them. Both are empty when there are none.
 */
function parseField(line: string): [key: string, value: string] {
  const content = line.split('#', 1)[0]?.trim() ?? '';
  const colon = content.indexOf(':');
  if (colon !== -1) return [content.slice(0, colon).trim(), content.slice(colon + 1).trim()];
  const [key = '', value, ...more] = content.split(/[ \t]+/);
  return value === undefined || more.length > 0 ? ['', ''] : [key, value];
}

/** The leading product token, lower case; the RFC allows no digits, but crawlers have them in their names. */
const parseToken = (value: string) => /^[\w-]*/.exec(value)?.[0].toLowerCase() ?? '';

/** Returns the product names in a user agent: each `Name/1.0` of a header, or the text itself. */
function parseProductNames(userAgent: string): string[] {
  const products = [...userAgent.matchAll(/(?:^|[\s;(])([\w-]+)\//g)].map(([, name]) => name ?? '');
  return (products.length > 0 ? products : [userAgent]).map((name) => name.toLowerCase());
}

/** Percent-encodes what `URL.href` would, and writes escapes in upper case, so that equal paths are equal text. */
function normalizePath(path: string): string {
  return path
    .replace(/[^\x21-\x7e]+/gu, (part) => encodeURIComponent(part.toWellFormed()))
    .replace(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());
}

function extractPath(url: string): string {
  const path = url.replace(/#.*$/s, '').replace(/^([a-z][a-z\d+.-]*:)?\/\/[^/?]*/i, '');
  return (path.startsWith('/') ? path : `/${path}`).replace(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());
}

function compile(rules: readonly Rule[]): Rules {
  const prefixes = new Map<string, boolean>();
  const exact = new Map<string, boolean>();
  const wildcards: Rule[] = [];
  let length = 0;
  for (const { allow, pattern } of rules.flatMap(withDirectory)) {
    if (pattern.includes('*')) {
      length += pattern.length;
      if (length <= MAX_WILDCARD_LENGTH) wildcards.push({ allow, pattern });
      continue;
    }
    const same = pattern.endsWith('$') ? exact : prefixes;
    same.set(pattern, allow || same.get(pattern) === true);
  }
  const lengths = new Set(prefixes.keys().map((pattern) => pattern.length));
  return { prefixes, lengths: [...lengths].toSorted((x, y) => y - x), exact, wildcards };
}

/** As with Google, allowing a directory's index page allows the directory itself. */
function withDirectory(rule: Rule): Rule[] {
  const slash = rule.pattern.lastIndexOf('/');
  if (!rule.allow || slash === -1 || !rule.pattern.startsWith('/index.htm', slash)) return [rule];
  return [rule, { allow: true, pattern: `${rule.pattern.slice(0, slash + 1)}$` }];
}

/**
 * Returns true if the path is allowed: the longest matching pattern decides; allow wins a tie; an empty pattern is
 * ignored (section 2.2.2).
 */
function matchRules({ prefixes, lengths, exact, wildcards }: Rules, path: string): boolean {
  let longest = 0;
  let isAllowed = true;
  const consider = (length: number, allow: boolean): void => {
    if (length === 0 || length < longest) return;
    isAllowed = allow || (length === longest && isAllowed);
    longest = length;
  };
  const length = lengths.find((each) => each <= path.length && prefixes.has(path.slice(0, each))) ?? 0;
  consider(length, prefixes.get(path.slice(0, length)) === true);
  const whole = `${path}$`;
  if (exact.has(whole)) consider(whole.length, exact.get(whole) === true);
  for (const { allow, pattern } of wildcards)
    if (pattern.length >= longest && matches(pattern, path)) consider(pattern.length, allow);
  return isAllowed;
}

/** Matches each part between stars at its first occurrence, which suffices and needs no backtracking. */
function matches(pattern: string, path: string): boolean {
  const anchored = pattern.endsWith('$');
  const parts = (anchored ? pattern.slice(0, -1) : pattern).split('*');
  const first = parts.shift() ?? '';
  if (!path.startsWith(first)) return false;
  if (parts.length === 0) return !anchored || path.length === first.length;
  const last = anchored ? (parts.pop() ?? '') : '';
  let position = first.length;
  for (const part of parts) {
    const found = path.indexOf(part, position);
    if (found === -1) return false;
    position = found + part.length;
  }
  return path.length - last.length >= position && path.endsWith(last);
}
