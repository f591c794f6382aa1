import { createRequire } from 'node:module';

/** Our own name. @param about where a shop's owner reads more */
export const ownUserAgent = (about?: string): string =>
  about === undefined ? 'AisleBot/1.0' : `AisleBot/1.0 (+${about})`;

const require = createRequire(import.meta.url);

/** An entry of crawler-user-agents: a pattern for its name, and the tags that its types leave out. */
interface KnownCrawler {
  pattern: string;
  url?: string;
  tags?: readonly string[];
}

/** Shops admit these where others need permission, so nobody may impersonate them. */
const PRIVILEGED: ReadonlySet<string> = new Set(['search-engine', 'ai-crawler']);
/** In letters: shorter owners are everyday words. */
const MIN_OWNER = 4;
const ROLES = ['bot', 'spider', 'crawler'];

/** Without spaces and punctuation. */
interface CrawlerNames {
  /** Names that tell a crawler's role, which may begin a longer word: "GooglebotTwo". */
  beginnings: readonly string[];
  /** Names that have to be one or more whole words: "Speedy" is a crawler, and "SpeedyBikes" a shop. */
  whole: ReadonlySet<string>;
}
let known: CrawlerNames | undefined;

/**
 * True if a user agent, as sent, claims to be the crawler of a search engine or an AI provider, as listed by
 * crawler-user-agents. Letters beyond ASCII are not sent.
 */
export function claimsKnownCrawler(userAgent: string): boolean {
  const { beginnings, whole } = (known ??= readNames());
  const sent = wordsOf(toHeader(userAgent));
  return sent.some((_, from) => {
    let run = '';
    const rest = sent.slice(from);
    return rest.some((word) => whole.has((run += word))) || beginnings.some((name) => run.startsWith(name));
  });
}

/** Reads the list when it is needed, which few processes do. */
function readNames(): CrawlerNames {
  const list = require('crawler-user-agents') as KnownCrawler[];
  const crawlers = list
    .filter(({ tags }) => tags?.some((tag) => PRIVILEGED.has(tag)))
    .map(({ pattern, url = 'http://-' }) => ({
      // Patterns name a crawler in either case: "[cC]laude[bB]ot".
      name: wordsOf(pattern.replace(/\[(\w)\w\]/g, '$1')).join(''),
      owner: new URL(url).hostname.split('.').at(-2) ?? '',
    }));
  const owners = crawlers.flatMap(({ name, owner }) =>
    owner.length >= MIN_OWNER && name.startsWith(owner) ? [owner, `${owner}preview`] : [],
  );
  const names = [...crawlers.map(({ name }) => name), ...owners.flatMap((owner) => ROLES.map((role) => owner + role))];
  return {
    beginnings: names.filter((name) => ROLES.some((role) => name.includes(role))),
    whole: new Set([...names, ...owners]),
  };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z\d]+/g) ?? [];

/** Removes the characters that a header cannot carry. */
export function toHeader(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '');
}
