import { describe, expect, it } from 'vitest';
import { judgePolicy } from '../../src/domain/content-policy.ts';

const page = new URL('https://shop.example/lamps/');
const url = new URL('https://aisle.example/widget.js');
const script = (policy: string, of = url) => judgePolicy(policy, 'script-src', { page, url: of });
const connect = (policy: string) => judgePolicy(policy, 'connect-src', { page, url });

describe('a script is blocked by', () => {
  it.each([
    "default-src 'none'",
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'; default-src *",
    'script-src https://cdn.example',
    'script-src http://aisle.example:8080',
    'script-src https://aisle.example/assets/',
    'script-src https://aisle.example/widget',
    'script-src *.aisle.example',
    "script-src-elem 'self'; script-src *",
    "script-src 'self'; script-src *",
    'SCRIPT-SRC example.com',
    "script-src 'strict-dynamic' https:",
    'script-src',
    'script-src data: blob:',
  ])('%s', (policy) => expect(script(policy)).toBe('blocked'));
});

describe('a script is allowed by', () => {
  it.each([
    '',
    ' ;; ',
    'img-src none',
    'upgrade-insecure-requests',
    'default-src *',
    "default-src 'none'; script-src https:",
    'script-src http:',
    'script-src aisle.example',
    'script-src http://aisle.example',
    'script-src https://aisle.example:443',
    'script-src https://aisle.example:*',
    'script-src HTTPS://AISLE.example/',
    'script-src https://aisle.example/widget.js',
    "script-src 'self' *.example",
    "script-src-elem aisle.example; script-src 'none'",
    "script-src 'nonce-abc' https://aisle.example",
    "connect-src 'none'",
  ])('%s', (policy) => expect(script(policy)).toBe('allowed'));
});

it.each(["script-src 'nonce-abc'", "script-src 'strict-dynamic' 'nonce-abc' https:", "script-src 'sha256-abc='"])(
  'cannot tell with %s',
  (policy) => expect(script(policy)).toBe('unknown'),
);

it('lets a page load from itself, and from its own host with HTTPS', () => {
  expect(script("script-src 'self'", new URL('https://shop.example/widget.js'))).toBe('allowed');
  expect(script("script-src 'self'", new URL('https://shop.example:8443/widget.js'))).toBe('blocked');
  const plain = { page: new URL('http://shop.example'), url: new URL('https://shop.example/a') };
  expect(judgePolicy("script-src 'self'", 'script-src', plain)).toBe('allowed');
});

it('judges requests by connect-src, or else by default-src', () => {
  expect(connect("connect-src 'self'")).toBe('blocked');
  expect(connect("default-src 'self'")).toBe('blocked');
  expect(connect("default-src 'self'; connect-src 'self' https://aisle.example")).toBe('allowed');
  expect(connect("script-src 'none'")).toBe('allowed');
});
