import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseRobots, robotsForStatus } from '../../src/crawl/discover/robots.ts';
import { describeSamples } from '../setup/samples.ts';

const allowed = (text: string, paths: string[], agent = 'ShopBot') =>
  paths.filter((path) => parseRobots(text).isAllowed(agent, `https://shop.example${path}`));

test('keeps all prefix rules, and the first of the wildcard rules', () => {
  const many = (rule: (at: number) => string) => Array.from({ length: 12_000 }, (_, at) => `disallow: ${rule(at)}\n`);
  const plain = `user-agent: *\n${many((at) => `/p${at}/`).join('')}allow: /p7/open$`;
  expect(allowed(plain, ['/p7/', '/p11999/a', '/p12000/', '/p7/open', '/p7/opened'])).toEqual(['/p12000/', '/p7/open']);
  const stars = `user-agent: *\ndisallow: /*first\n${many((at) => `/*${at}-`).join('')}disallow: /*last\ndisallow: /private`;
  expect(allowed(stars, ['/a/first', '/1-', '/private', '/a/last'])).toEqual(['/a/last']);
});

test.each([0, 429, 500, 503, 599])('status %i disallows everything', (status) => {
  expect(robotsForStatus(status, 'user-agent: *\nallow: /').isAllowed('ShopBot', 'https://shop.example/')).toBe(false);
});

test.each([301, 400, 401, 403, 404, 410, 451])('status %i allows everything', (status) => {
  expect(robotsForStatus(status, 'user-agent: *\ndisallow: /').isAllowed('ShopBot', 'https://shop.example/')).toBe(
    true,
  );
});

test('status 200 applies the rules of the file', () => {
  const robots = robotsForStatus(200, 'user-agent: *\ndisallow: /a');
  expect(robots.isAllowed('ShopBot', 'https://shop.example/a')).toBe(false);
  expect(robots.isAllowed('ShopBot', 'https://shop.example/b')).toBe(true);
});

test.each(['', '\n\n', '# nothing', 'disallow: /', ': /', 'user-agent', '<!doctype html><p>disallow: /</p>', '\0\0\0'])(
  'a text without a group allows everything: %j',
  (text) => expect(allowed(text, ['/', '/a'])).toEqual(['/', '/a']),
);

describe('group selection', () => {
  const groups = 'user-agent: *\ndisallow: /all\n\nUser-Agent: ShopBot\nuser-agent: other_bot\ndisallow: /some\n';
  test.each([
    ['ShopBot', ['/all']],
    ['shopbot', ['/all']],
    ['SHOPBOT/2.0', ['/all']],
    ['ShopBot/2.0 (+https://aisle.example/bot)', ['/all']],
    ['Mozilla/5.0 (compatible; ShopBot/2.0; +https://aisle.example)', ['/all']],
    ['other_bot', ['/all']],
    ['Shop', ['/some']],
    ['ShopBotImages', ['/some']],
    ['ShopBot Images', ['/some']],
    ['', ['/some']],
    ['constructor', ['/some']],
  ])('%j may fetch %j', (agent, paths) => {
    expect(allowed(groups, ['/all', '/some'], agent)).toEqual(paths);
  });

  test.each([
    ['text after the name', 'user-agent: ShopBot Images/1.0\ndisallow: /'],
    ['a name and a version', 'user-agent: shopbot/1.0\ndisallow: /'],
    ['text after the star', 'user-agent: * all\ndisallow: /'],
    ['a name with digits', 'user-agent: ShopBot\ndisallow: /\nuser-agent: ShopBot2\nallow: /'],
    [
      'several groups for one agent',
      'user-agent: ShopBot\nallow: /b\n\nuser-agent: x\nallow: /\n\nuser-agent: shopbot\ndisallow: /',
    ],
    [
      'several groups for all agents',
      'user-agent: *\nallow: /b\n\nuser-agent: x\nallow: /\n\nuser-agent: *\ndisallow: /',
    ],
    [
      'lines between the names',
      'user-agent: ShopBot\nsitemap: /x\ncrawl-delay: 1\nhost: x\n\nuser-agent: x\ndisallow: /',
    ],
    ['a byte order mark', '\uFEFFuser-agent: ShopBot\ndisallow: /'],
    ['half a byte order mark', '\uFFFDuser-agent: ShopBot\ndisallow: /'],
    ['carriage returns', 'user-agent: ShopBot\rdisallow: /'],
    ['both line ends', 'user-agent: ShopBot\r\n\r\ndisallow: /\r\n'],
    ['spaces and comments', '  user-agent :\tShopBot # us\n \tdisallow  : / # all'],
    ['no colons', 'user-agent ShopBot\ndisallow /'],
    ['capitals', 'USER-AGENT: SHOPBOT\nDISALLOW: /'],
    ['other spellings', 'useragent: ShopBot\ndisalow: /'],
    ['more spellings', 'user agent: ShopBot\ndissallow: /'],
  ])('recognizes a group with %s', (_, text) => {
    expect(allowed(text, ['/a'])).toEqual([]);
  });

  test('a group without rules overrides the rules for all agents', () => {
    expect(allowed('user-agent: *\ndisallow: /\nuser-agent: ShopBot\ndisallow:', ['/a'])).toEqual(['/a']);
  });
});

const group = (...lines: string[]) => ['user-agent: *', ...lines].join('\n');

describe('rule matching', () => {
  test.each<[string[], string[], string[]]>([
    [
      ['disallow: /a', 'allow: /a/b'],
      ['/', '/A', '/a/b', '/a/b/c'],
      ['/a', '/a/', '/ab'],
    ],
    [['allow: /a/b', 'disallow: /a'], ['/a/b'], ['/a']],
    [['disallow: /a', 'allow: /a'], ['/a'], []],
    [['disallow:', 'allow:'], ['/a'], []],
    [['disallow: *'], [], ['/', '/a']],
    [['disallow: /*?'], ['/a'], ['/?', '/a?b', '/?a=b']],
    [['disallow: /*.php$'], ['/a.php?b', '/a.phpx', '/a.php/'], ['/a.php', '/b/a.php', '/a.php.php']],
    [['disallow: /a*b*c'], ['/acb', '/ab', '/xabc'], ['/abc', '/a1b2c3', '/abbc']],
    [['disallow: /a*b$'], ['/a', '/ab/c', '/b'], ['/ab', '/abab', '/axb']],
    [['disallow: /ab*b$'], ['/ab'], ['/abb', '/abxb']],
    [['disallow: /$'], ['/a', '/?a'], ['/']],
    [['disallow: /a$b'], ['/a'], ['/a$b', '/a$bc']],
    [['disallow: /***a'], ['/b'], ['/a', '/xa']],
    [
      ['disallow: /', 'allow: /a/index.html'],
      ['/a/', '/a/index.html'],
      ['/a/index.htm', '/a/b', '/b/'],
    ],
    [['disallow: /a/index.html'], ['/a/'], ['/a/index.html']],
    [['disallow: /café'], ['/cafe'], ['/caf%C3%A9', '/caf%c3%a9']],
    [['disallow: /caf%c3%a9'], ['/cafe'], ['/caf%C3%A9', '/caf%c3%a9']],
    [['disallow: /%62'], ['/b'], ['/%62']],
    [['disallow: /a b'], ['/a'], ['/a%20b']],
    [['disallow: /a#b'], ['/'], ['/a', '/a#c']],
    [['disallow: /a=http://b.example/?c'], ['/a'], ['/a=http://b.example/?c']],
    [['disallow: /b'], ['/a#/b', '//x/b'.slice(1)], ['/b']],
    [['noindex: /a', 'disallow: /b'], ['/a'], ['/b']],
  ])('%j allows %j and disallows %j', (lines, free, forbidden) => {
    expect(allowed(group(...lines), [...free, ...forbidden])).toEqual(free);
  });

  test('treats a URL without a path as the root', () => {
    const robots = parseRobots(group('disallow: /$', 'disallow: /?'));
    for (const url of ['', '/', 'https://shop.example', 'https://shop.example#a', 'https://shop.example?a']) {
      expect(robots.isAllowed('ShopBot', url)).toBe(false);
    }
  });
});

test('returns sitemaps as written, wherever they appear', () => {
  const text =
    'sitemap: https://shop.example/a.xml\nuser-agent: *\nSiteMap: /b.xml?c#d\nsite-map:\ndisallow: /\nSITEMAP: c';
  expect(parseRobots(text).sitemaps).toEqual(['https://shop.example/a.xml', '/b.xml?c', 'c']);
});

test('returns the delay of the agent, or else that for all agents', () => {
  const text =
    'user-agent: a\nuser-agent: b\ncrawl-delay: 2.5\ncrawl-delay: 9\nuser-agent: c\ndisallow: /\n' +
    'user-agent: *\ncrawl-delay: x\ncrawl-delay: -1\ncrawl-delay: 10';
  const robots = parseRobots(text);
  expect(['a', 'B/1.0', 'c', 'd'].map((agent) => robots.crawlDelay(agent))).toEqual([2.5, 2.5, null, 10]);
  expect(parseRobots('').crawlDelay('a')).toBeNull();
});

test('reads only the first 500 KiB, without a partial line', () => {
  const head = 'user-agent: *\ndisallow: /a\n';
  const filler = '#'.padEnd(500 * 1024 - head.length - '\ndisallow: /b'.length, 'x');
  const robots = parseRobots(`${head}${filler}\ndisallow: /bcd\ndisallow: /c`);
  expect(robots.isAllowed('ShopBot', '/a')).toBe(false);
  expect(robots.isAllowed('ShopBot', '/b')).toBe(true);
  expect(robots.isAllowed('ShopBot', '/c')).toBe(true);
});

test('truncates an overlong line instead of skipping it', () => {
  const long = `/${'a'.repeat(16_700)}`;
  expect(allowed(`user-agent: *\ndisallow: ${long}`, [long.slice(0, 16_650), long.slice(0, 16_640)])).toHaveLength(2);
  expect(allowed(`user-agent: *\ndisallow: ${long}`, [long.slice(0, 16_660)])).toEqual([]);
});

test('bounds the work on hostile patterns', () => {
  const path = `/${'a'.repeat(8000)}`;
  const rules = `disallow: /${'*a'.repeat(4000)}*b\ndisallow: /*${'a'.repeat(4000)}b*b$\n`.repeat(30);
  const names = 'user-agent: *\n'.repeat(10_000);
  const agents = Array.from({ length: 5000 }, (_, i) => `user-agent: a${i}\n`).join('');
  expect(allowed(`${names}${agents}${rules}${'disallow: /b\n'.repeat(5000)}`, [path])).toEqual([path]);
});

const Case = z.object({
  id: z.string(),
  robotsTxt: z.string(),
  userAgent: z.string(),
  url: z.string(),
  allowed: z.boolean(),
});
describeSamples('robots', (path) => {
  const cases = z.array(Case).parse(JSON.parse(readFileSync(join(path, 'expected.json'), 'utf8')));
  test.each(cases)('$id', ({ robotsTxt, userAgent, url, allowed: expected }) => {
    expect(parseRobots(robotsTxt).isAllowed(userAgent, url)).toBe(expected);
  });
});
