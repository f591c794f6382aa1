import { describe, expect, it } from 'vitest';
import { HOME, front } from './front-page.ts';

describe('the platform', () => {
  const platformOf = (html: string, headers = {}) => front(html, { headers }).platform;

  it.each<[string, string]>([
    ['WordPress without a shop', '<script src="/wp-content/themes/a/a.js"></script>'],
    ['a text about one', '<p>We moved from PrestaShop to Shopware.</p>'],
  ])('is not %s', (_, html) => {
    expect(platformOf(html)).toBe(null);
  });

  it.each<[string, string, object?]>([
    ['shopify', '<script>Shopify.shop = "acme.myshopify.com";</script>'],
    ['shopify', '', { 'x-shopid': '1' }],
    ['woocommerce', '<meta name="generator" content="WooCommerce 10.4.3"><img src="https://cdn.shopify.com/a.png">'],
    ['woocommerce', '<script src="/wp-content/plugins/woocommerce/a.js"></script>'],
    ['magento', '<script type="text/x-magento-init">{}</script>'],
    ['shopware', '<body class="is-ctl-navigation is-act-home">'],
    ['shopware', '<img src="/themes/a.png"><script src="/bundles/storefront/a.js"></script>'],
    ['prestashop', '<meta name="generator" content="PrestaShop">'],
    ['prestashop', '<script>var prestashop = {"cart": {}};</script>'],
  ])('is %s', (platform, html, headers) => {
    expect(platformOf(html, headers)).toBe(platform);
  });
});

describe('the tags', () => {
  const tagsOf = (html: string) => front(html).tags;
  const KEY = 'aisle_pk_01kb3v0a2b4c6d8e0f1g3h5j7k_01kb3v9k4h6m8n2p5q7r9s1t3w';
  const SRC = 'https://aisle.example/widget.js';
  const tag = (attributes = '') => `<script async src="${SRC}" data-key="${KEY}" ${attributes}></script>`;
  const TAG_MANAGER = `<script>
    (function () {
      var script = document.createElement('script');
      script.async = true;
      script.src = '${SRC}';
      script.setAttribute('data-key', '${KEY}');
      document.head.appendChild(script);
    })();
  </script>`;

  it.each<[string, string]>([
    ['of another service', `<script src="${SRC}" data-key="other_pk_1"></script>`],
    ['without an address', `<script data-key="${KEY}"></script>`],
    ['at a data: URL', `<script src="data:text/javascript,1" data-key="${KEY}"></script>`],
    ['at an overlong URL', `<script src="${SRC}?${'x'.repeat(2_048)}" data-key="${KEY}"></script>`],
    ['with an overlong key', `<script src="${SRC}" data-key="${KEY}${'x'.repeat(100)}"></script>`],
    ['in a comment', `<!-- ${tag()} -->`],
    ['in a template', `<template>${tag()}</template>`],
    ['for browsers without scripts', `<noscript>${tag()}</noscript>`],
    ['shown as text', `<textarea>${tag()}</textarea>`],
    ['of an inline script that only mentions a key', `<script>var key = '${KEY}'; var src = '${SRC}';</script>`],
  ])('do not include one %s', (_, html) => {
    expect(tagsOf(html)).toEqual([]);
  });

  it.each<[string, string, object?]>([
    ['on the page', tag()],
    ['with a cart', tag('data-cart="shopify"'), { cart: 'shopify' }],
    ['with a relative address', tag().replace(SRC, '/widget.js'), { src: `${HOME}widget.js` }],
    ['with an address that an optimizer moved', tag().replace(' src=', ' data-rocket-src=')],
    ['that Google Tag Manager’s script inserts', TAG_MANAGER],
    [
      'that a script inserts with other words',
      TAG_MANAGER.replace(`setAttribute('data-key', '${KEY}')`, `dataset.key = "${KEY}"`),
    ],
    ['that a script inserts with escaped slashes', TAG_MANAGER.replaceAll(/(?<=https:.*)\//g, String.raw`\/`)],
  ])('include one %s', (_, html, expected) => {
    expect(tagsOf(html)).toEqual([{ key: KEY, src: SRC, cart: null, ...expected }]);
  });

  it('are at most ten', () => {
    expect(tagsOf((tag() + TAG_MANAGER).repeat(20))).toHaveLength(10);
  });
});

describe('the policies', () => {
  const meta = (content: string, name = 'Content-Security-Policy') =>
    `<meta http-equiv="${name}" content="${content}">`;
  const policiesOf = (html: string, policy?: string) =>
    front(html, { headers: policy === undefined ? {} : { 'content-security-policy': policy } }).policies;

  it.each<[string, string]>([
    ['is empty', meta(' ')],
    ['is only reported', meta("default-src 'self'", 'Content-Security-Policy-Report-Only')],
    ['stands below the head', `<head></head><body>${meta("default-src 'self'")}`],
    ['stands in a template', `<template>${meta("default-src 'self'")}</template>`],
  ])('do not include one that %s', (_, html) => {
    expect(policiesOf(html)).toEqual([]);
  });

  it('are those of the header, one by one, and then those of the page', () => {
    const html = meta('img-src &#39;self&#39;') + meta("frame-src 'none'");
    expect(policiesOf(html, "default-src 'self'; script-src a.example, script-src b.example,")).toEqual([
      "default-src 'self'; script-src a.example",
      'script-src b.example',
      "img-src 'self'",
      "frame-src 'none'",
    ]);
  });

  it('are at most ten of 8,000 characters', () => {
    const policies = policiesOf('', `script-src ${'x'.repeat(10_000)},`.repeat(20));
    expect(policies.map(({ length }) => length)).toEqual(Array.from({ length: 10 }, () => 8_000));
  });
});
