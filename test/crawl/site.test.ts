import { describe, expect, it } from 'vitest';
import { createSite, pageAddress } from '../../src/crawl/discover/site.ts';

const site = createSite('https://www.shop.example/en/');

describe('a site excludes', () => {
  it.each([
    ['another host', 'https://other.example/lamp'],
    ['a subdomain', 'https://blog.shop.example/lamp'],
    ['a host that ends alike', 'https://my-shop.example/lamp'],
    ['another port', 'https://shop.example:8443/lamp'],
    ['its name as a user name', 'https://shop.example@other.example/'],
    ['another scheme', 'ftp://shop.example/lamp'],
    ['a javascript: URL', 'javascript:alert(1)//https://shop.example/'],
    ['a mailto: URL', 'mailto:lamps@shop.example'],
    ['a data: URL', 'data:text/html,shop.example'],
    ['a relative URL', 'lamp'],
    ['an image', 'https://shop.example/lamp.JPG'],
    ['an image with a query', 'https://shop.example/lamp.jpg?width=20'],
    ['a document', 'https://shop.example/manual.pdf'],
    ['a path that repeats', 'https://shop.example/a/b/a/b/a/b'],
    ['a path that nests', 'https://shop.example/x/x/x/'],
    ['an add-to-cart link', 'https://shop.example/lamp?add-to-cart=7'],
    ['an overlong URL', `https://shop.example/${'a'.repeat(3_000)}`],
    ['a URL that is overlong once it is encoded', `https://shop.example/?${'('.repeat(1_500)}`],
  ])('%s', (_what, url) => {
    expect(site.includes(url)).toBe(false);
  });
});

it.each([
  ['with www', 'https://www.shop.example/lamp'],
  ['without www', 'https://shop.example/lamp'],
  ['without encryption', 'http://shop.example/lamp'],
  ['in different letter case', 'HTTPS://Shop.Example/lamp'],
  ['outside the path of the home page', 'https://shop.example/de/lamp'],
  ['with a query', 'https://shop.example/lamp?colour=red.png'],
  ['with a repeated path segment', 'https://shop.example/lamps/lamps/'],
  ['in PHP', 'https://shop.example/lamp.php'],
])('a site includes pages %s', (_what, url) => {
  expect(site.includes(url)).toBe(true);
});

it.each([
  ['https://shop.example/lamp?PHPSESSID=abc', 'https://shop.example/lamp'],
  ['https://shop.example/lamp;jsessionid=12AB?colour=red', 'https://shop.example/lamp?colour=red'],
  ['https://shop.example/lamp?XTCsid=1&force_sid=2&stoken=3&colour=red', 'https://shop.example/lamp?colour=red'],
  ['https://shop.example/(S(lit3py55))/lamp', 'https://shop.example/lamp'],
  ['https://shop.example/(small)/lamp', 'https://shop.example/(small)/lamp'],
  ['https://shop.example/lamp?currency=USD', 'https://shop.example/lamp'],
  ['https://shop.example/lamp?___store=fr&___from_store=en', 'https://shop.example/lamp'],
  ['https://shop.example/lamp?amp=1', 'https://shop.example/lamp'],
  ['https://shop.example/products/lamp?_pos=1&_sid=a&_ss=r', 'https://shop.example/products/lamp'],
  ['https://shop.example/lamp?side=left', 'https://shop.example/lamp?side=left'],
  ['https://shop.example/lamps?sort=price&page=2', 'https://shop.example/lamps?page=2'],
  ['https://shop.example/lamp?utm_source=x#top', 'https://shop.example/lamp'],
  ['https://shop.example/products/lamp?variant=41', 'https://shop.example/products/lamp'],
  ['https://shop.example/product/lamp/?attribute_pa_colour=red', 'https://shop.example/product/lamp/'],
  ['https://shop.example/lamp?variant=41', 'https://shop.example/lamp?variant=41'],
  ['https://SHOP.example:443/lamp?id=7', 'https://shop.example/lamp?id=7'],
])('normalizes %s to %s', (url, address) => {
  expect(pageAddress(url)).toBe(address);
});
