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
/** Shorter names may begin another word. */
const MIN_DISTINCT = 6;
const MIN_ENGINE = 4;
const ROLES = ['', 'bot', 'spider', 'crawler', 'preview'];

interface CrawlerNames {
  /** Without spaces and punctuation. */
  long: readonly string[];
  /** Those that have to be a word. */
  words: ReadonlySet<string>;
}
let known: CrawlerNames | undefined;

/**
 * True if a user agent, as sent, claims to be the crawler of a search engine or an AI provider, as listed by
 * crawler-user-agents. Letters beyond ASCII are not sent.
 */
export function claimsKnownCrawler(userAgent: string): boolean {
  const { long, words } = (known ??= readNames());
  const sent = wordsOf(toHeader(userAgent));
  return sent.some((word, at) => {
    const onwards = sent.slice(at).join('');
    return words.has(word) || long.some((name) => onwards.startsWith(name));
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
  const engines = crawlers.filter(({ name, owner }) => owner.length >= MIN_ENGINE && name.startsWith(owner));
  const names = crawlers.map(({ name }) => name);
  return {
    long: names.filter((name) => name.length >= MIN_DISTINCT),
    words: new Set([
      ...names.filter((name) => name.length < MIN_DISTINCT),
      ...engines.flatMap(({ owner }) => ROLES.map((role) => owner + role)),
    ]),
  };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z\d]+/g) ?? [];

/** Removes the characters that a header cannot carry. */
export function toHeader(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, '');
}
