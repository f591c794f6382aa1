import { expect, test } from 'vitest';
import { isSameOwner, registrableDomain } from '../../src/crawl/http/same-site.ts';

test.each([
  ['www.shop.example.com', 'example.com'],
  ['www.shop.co.uk', 'shop.co.uk'],
  ['one.myshopify.com', 'one.myshopify.com'],
  ['me.github.io', 'me.github.io'],
  ['xn--mbel-5qa.de', 'xn--mbel-5qa.de'],
  ['localhost', 'localhost'],
  ['127.0.0.1', '127.0.0.1'],
  ['[::1]', '[::1]'],
])('the registrable domain of %s is %s', (hostname, domain) => {
  expect(registrableDomain(hostname)).toBe(domain);
});

test.each([
  ['http://shop.com/', 'https://www.shop.com/a'],
  ['https://shop.com/', 'https://de.shop.com/'],
  ['http://shop.com:4000/', 'http://www.shop.com:4000/'],
])('%s and %s are one site', (one, other) => {
  expect(isSameOwner(new URL(one), new URL(other))).toBe(true);
});

test.each([
  ['https://shop.com/', 'https://shop.de/'],
  ['https://shop.com/', 'https://shop.com.evil.com/'],
  ['https://shop.com/', 'https://evilshop.com/'],
  ['https://one.myshopify.com/', 'https://two.myshopify.com/'],
  ['https://one.co.uk/', 'https://two.co.uk/'],
  ['https://shop.com/', 'http://shop.com:8080/'],
  ['http://127.0.0.1:4000/', 'http://127.0.0.1:5000/'],
  ['http://127.0.0.1/', 'http://127.0.0.2/'],
])('%s and %s are two sites', (one, other) => {
  expect(isSameOwner(new URL(one), new URL(other))).toBe(false);
});
