import { expect, it } from 'vitest';
import { claimsKnownCrawler } from '../../src/domain/user-agent.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36';

it.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'googlebot',
  'GooglebotTwo',
  'ChatGPT-User/1.0',
  'Google Bot',
  'Gооglebot Googlebot', // the first one with Cyrillic letters, which are not sent
  'Google-CloudVertexBot',
  'Google-Read-Aloud',
  'AdsBot-Google',
  'bingbot/2.0',
  'BingPreview',
  'YandexBot/3.0',
  'Applebot',
  'Amazonbot',
  'Baiduspider',
  'YisouSpider',
  'Daum',
  'Yeti/1.1',
  'naver.me/spd',
  'DuckDuckGo-Favicons-Bot',
  'OAI-SearchBot',
  'PerplexityBot',
  'Claude-SearchBot',
  'GPTBot',
])('%s is the name of a known crawler', (userAgent) => {
  expect(claimsKnownCrawler(userAgent)).toBe(true);
});

it.each([
  'MyShopBot/1.0',
  'AisleBot/1.0 (+https://aisle.example)',
  'ApplePieBot/1',
  'SnapBot/2',
  'SpeedyBikesBot/1.0',
  'FluffyPets (+https://pets.example)',
  'AcmeSearchBot/1.0',
  'Hollybank catalogue reader (+https://hollybank.example)',
  'Firma Möller Bot',
  CHROME,
])('%s is a name of its own', (userAgent) => {
  expect(claimsKnownCrawler(userAgent)).toBe(false);
});
