import { describe, expect, it } from 'vitest';
import { createSite, pageAddress } from '../../src/crawl/discover/site.ts';

const site = createSite('https://www.shop.example/en/');

describe('what a site does not include', () => {
  it.each([
    ['another host', 'https://other.example/lamp'],
    ['a subdomain', 'https://blog.shop.example/lamp'],
    ['a host that ends alike', 'https://my-shop.example/lamp'],
    ['another port', 'https://shop.example:8443/lamp'],
    ['its name as a user name', 'https://shop.example@other.example/'],
    ['another scheme', 'ftp://shop.example/lamp'],
    ['script', 'javascript:alert(1)//https://shop.example/'],
    ['mail', 'mailto:lamps@shop.example'],
    ['data', 'data:text/html,shop.example'],
    ['no address', 'lamp'],
    ['a picture', 'https://shop.example/lamp.JPG'],
    ['a picture with a query', 'https://shop.example/lamp.jpg?width=20'],
    ['a document', 'https://shop.example/manual.pdf'],
    ['a path that repeats', 'https://shop.example/a/b/a/b/a/b'],
    ['a path that nests', 'https://shop.example/x/x/x/'],
    ['a way into the cart', 'https://shop.example/lamp?add-to-cart=7'],
    ['a very long address', `https://shop.example/${'a'.repeat(3_000)}`],
    ['one that is long once it is written out', `https://shop.example/?${'('.repeat(1_500)}`],
  ])('%s', (_what, url) => {
    expect(site.includes(url)).toBe(false);
  });
});

it.each([
  ['with www', 'https://www.shop.example/lamp'],
  ['without', 'https://shop.example/lamp'],
  ['without encryption', 'http://shop.example/lamp'],
  ['in another casing', 'HTTPS://Shop.Example/lamp'],
  ['outside the path of the home page', 'https://shop.example/de/lamp'],
  ['a query', 'https://shop.example/lamp?colour=red.png'],
  ['a part that comes twice', 'https://shop.example/lamps/lamps/'],
  ['a page in PHP', 'https://shop.example/lamp.php'],
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
])('%s is the page %s', (url, address) => {
  expect(pageAddress(url)).toBe(address);
});
