import { describe, expect, it } from 'vitest';
import { type FrontInput, readFront } from '../../../src/crawl/front/reading.ts';
import { readHere } from '../../../src/crawl/threads/reader.ts';
import { cpuSeconds } from '../../setup/cpu-seconds.ts';

const HOME = 'https://www.acmelamps.example/';
const EMPTY = {
  url: HOME,
  name: null,
  logoUrl: null,
  colour: null,
  language: null,
  platform: null,
  tags: [],
  policies: [],
};

const front = (html: string | Uint8Array, given: Partial<FrontInput> = {}) =>
  readFront({ url: HOME, body: Buffer.from(html), contentType: 'text/html; charset=utf-8', headers: {}, ...given });
const json = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
const header = (content: string) => `<header>${content}</header>`;
const fill = (text: string, length = 2_000_000) => text.repeat(Math.ceil(length / text.length));

describe('a page that says nothing gives nothing:', () => {
  it.each<[string, string | Uint8Array]>([
    ['an empty body', ''],
    ['binary data', Uint8Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 256)],
    ['a truncated tag', '<script src="https://aisle.example/widget.js" data-key="aisle_pk_a'],
    ['unclosed comments', '<!-- <meta name="theme-color" content="#c00000"> <html lang="de">'],
    ['broken JSON-LD', '<script type="application/ld+json">{"@type": "Organization", "name": </script>'],
    ['unclosed inert elements', fill('<template><noscript>', 100_000)],
  ])('%s', (_, html) => {
    expect(front(html)).toEqual(EMPTY);
  });
});

describe('takes time in proportion to a page with', () => {
  it.each<[string, string]>([
    ['links without end', fill('<a href=x>')],
    ['logos without end', fill(header('<a href=/><img class=logo alt="acme lamps" src=/logo.png></a>'))],
    ['logos deep inside', fill('<div class="header logo">', 1_000_000) + fill('<img src=/logo.png>', 1_000_000)],
    ['a style sheet of hyphens', `<style>${fill('-')}</style>`],
    ['a style sheet of properties', `<style>${fill('--primary:var(--primary);--a--b')}</style>`],
    ['a style sheet of braces', `<style>${fill('{}}{:root')}</style>`],
    ['a script of keys', `<script>${fill("dataset.key='aisle_pk_a';src='")}</script>`],
    ['scripts of keys', fill("<script>dataset.key='aisle_pk_a';src='//x'</script>")],
    ['a title without end', `<title>${fill('acme - ')}</title>`],
    ['a name in letters', `<p>${fill('a c m e ')}</p>`],
    ['notices without end', fill('<b>© acmé &amp; lamp</b>')],
    [
      'organizations without end',
      json(Array.from({ length: 19_000 }, () => ({ '@type': 'Store', name: 'Acme &amp; x' }))),
    ],
    ['buttons without end', fill('<button style="background: #c00000">')],
    ['a button with a style without end', `<button style="${fill(';background')}">`],
    ['generators without end', fill('<meta name=generator content="x">')],
    ['icons without end', fill('<link rel="icon apple-touch-icon" sizes="1x1 2x2" href="/a.png">')],
  ])('%s', (_, html) => {
    const headers = { 'content-security-policy': fill('a,') };
    expect(cpuSeconds(() => front(html, { headers }))).toBeLessThan(2);
  });
});

it('is a reading of the worker threads', async () => {
  const input = { url: HOME, body: Buffer.from('<html lang=fr>'), contentType: null, headers: {} };
  expect(await readHere('front', input)).toEqual({ ...EMPTY, language: 'fr' });
});

describe('the name', () => {
  const named = (html: string, url = HOME) => front(html, { url }).name;
  const ORGANIZATION = { '@type': 'OnlineStore', name: 'Acme Lamps' };

  it.each<[string, string]>([
    ['a category', '<title>Desk lamps</title><h1>Desk lamps</h1>'],
    ['a title whose parts are all unknown', '<title>Desk lamps | Bright ideas</title>'],
    ['a slogan', '<meta property="og:site_name" content="Bright ideas for every home, desk and garden">'],
    ['a placeholder', '<meta property="og:site_name" content="My Store"><title>Home</title>'],
    [
      'the seller',
      json({ '@type': 'Product', name: 'Lamp', offers: { seller: { '@type': 'Organization', name: 'Zed' } } }),
    ],
    ['the brand', json({ '@type': 'Product', name: 'Lamp', brand: { '@type': 'Brand', name: 'Acme Lamps' } })],
    ['an address in the text', '<p>Visit acmelamps.example today</p>'],
    ['words on both sides of a full stop', '<p>This is acme. Lamps are below.</p>'],
    [
      'a description of the logo',
      header('<a href="/"><img class="logo" src="/a.png" alt="Back to the front page"></a>'),
    ],
    ['more than 60 characters', `<meta property="og:site_name" content="Acme Lamps ${'x'.repeat(60)}">`],
  ])('is not %s', (_, html) => {
    expect(named(html)).toBe(null);
  });

  it.each<[string, string, string]>([
    ['an organization', json(ORGANIZATION), 'Acme Lamps'],
    ['an organization in a graph', json({ '@graph': [{ '@type': 'WebPage' }, ORGANIZATION] }), 'Acme Lamps'],
    ['the publisher of a page', json({ '@type': 'WebPage', publisher: ORGANIZATION }), 'Acme Lamps'],
    ['a website', json({ '@type': 'WebSite', name: 'Acme Lamps' }), 'Acme Lamps'],
    [
      'microdata',
      '<div itemscope itemtype="https://schema.org/Organization"><b itemprop="name">Acme Lamps</b></div>',
      'Acme Lamps',
    ],
    ['Open Graph', '<meta property="og:site_name" content="Joe&#39;s Lighting">', "Joe's Lighting"],
    ['the name of the application', '<meta name="application-name" content="Acme Lamps">', 'Acme Lamps'],
    ['the end of a title', '<title>Desk lamp – Acme Lamps</title>', 'Acme Lamps'],
    ['the beginning of a title', '<title>ACME Lamps: light for everyone</title>', 'ACME Lamps'],
    ['the middle of a title', '<title>Lamps bought at AcmeLamps are bright</title>', 'AcmeLamps'],
    ['the author', '<title>Lamps</title><meta name="author" content="Acme Lamps">', 'Acme Lamps'],
    ['the text', '<title>Lamps</title><p>Acme Lamps’s range is wide.</p>', 'Acme Lamps'],
    [
      'the description of the logo',
      header('<a href="/"><img class="logo" src="/a.png" alt="Zed &amp; Co logo"></a>'),
      'Zed & Co',
    ],
    ['the title, confirmed by the copyright notice', '<title>Lamps | Zed</title><p>© 2026 Zed Ltd</p>', 'Zed'],
  ])('is read from %s', (_, html, name) => {
    expect(named(html)).toBe(name);
  });

  it.each<[string, string, string]>([
    [
      'the part without the slogan',
      '<meta property="og:site_name" content="Acme Lamps | Light for everyone">',
      'Acme Lamps',
    ],
    [
      'the one that fits the address',
      `${json({ '@type': 'Organization', name: 'Zed Holding' })}<meta property="og:site_name" content="Acme Lamps">`,
      'Acme Lamps',
    ],
    [
      'the title rather than a name that does not fit the address',
      '<meta property="og:site_name" content="Zed"><title>Desk lamp - Acme Lamps</title>',
      'Acme Lamps',
    ],
    ['the one without signs', '<meta property="og:site_name" content="✂ Acme Lamps®">', 'Acme Lamps'],
  ])('is %s', (_, html, name) => {
    expect(named(html)).toBe(name);
  });

  it.each<[string, string, string]>([
    ['https://www.joss-and-main.co.uk/x', 'Lamps at Joss & Main', 'Joss & Main'],
    ['https://bhphotovideo.example/', 'Lamps at B&H Photo Video', 'B&H Photo Video'],
    ['https://shop.well.ca/', 'Welcome to Well.ca today', 'Well.ca'],
    ['https://muzdom.example/', 'Гитары в магазине МузДом и другие', 'МузДом'],
    ['https://gruene-lampe.example/', 'Leuchten | Grüne Lampe', 'Grüne Lampe'],
    ['https://xn--grn-ioa.example/', 'Leuchten | Grün', 'Grün'],
    ['https://acme.myshopify.com/', 'Lamps | Acme', 'Acme'],
    ['https://acmelampsshop.example/', 'Lamps from Acme Lamps for you', 'Acme Lamps'],
  ])('of %s is found in "%s"', (url, title, name) => {
    expect(named(`<title>${title}</title>`, url)).toBe(name);
  });
});

describe('the logo', () => {
  const logoOf = (html: string, url = HOME) => front(html, { url }).logoUrl;
  const logo = '<a href="/"><img class="logo" src="/logo.png" alt="Acme Lamps"></a>';

  it.each<[string, string]>([
    ['a data: URL', header('<a href="/"><img class="logo" src="data:image/png;base64,AAAA"></a>')],
    ['a javascript: URL', json({ '@type': 'Organization', logo: 'javascript:alert(1)' })],
    ['an overlong URL', json({ '@type': 'Organization', logo: `https://a.example/${'x'.repeat(2_048)}` })],
    ['the front page', json({ '@type': 'Organization', logo: HOME })],
    ['the logo of a brand', json({ '@type': 'Product', brand: { '@type': 'Brand', logo: '/zed.png' } })],
    ['a way to pay', header('<a href="/"><img class="logo" src="/paypal-logo.png"></a>')],
    ['a link to another site', header('<a href="https://zed.example/"><img class="logo" src="/zed.png"></a>')],
    ['a link to a category', header('<a href="/zed/x"><img src="/zed-logo.png"></a>')],
    ['a list of brands', header('<ul class="brands"><li><img class="logo" src="/zed.png"></li></ul>')],
    ['a product', '<main><img class="logo" src="/shirt-with-logo.png" alt="Acme Lamps"></main>'],
    ['a catalogue', header('<a href="/"><img src="/catalogo.png"></a>')],
    ['an unfinished address', header('<a href="/"><img class="logo" src="/{{logo}}.png"></a>')],
    ['an image that stands in for many', header(`<a href="/">${'<img class="logo" src="/d.gif">'.repeat(7)}</a>`)],
  ])('is not %s', (_, html) => {
    expect(logoOf(html)).toBe(null);
  });

  it.each<[string, string, string]>([
    ['an organization', json({ '@type': 'Organization', logo: '/logo.png' }), '/logo.png'],
    ['an ImageObject', json({ '@type': 'Store', logo: { '@type': 'ImageObject', url: '/logo.png' } }), '/logo.png'],
    ['the header', header(logo), '/logo.png'],
    ['a box with that name', header('<div id="logo"><a href="/"><img src="/a.png"></a></div>'), '/a.png'],
    ['a link home with the name', header('<a href="/?ref=1"><img src="/a.png" alt="Acme Lamps"></a>'), '/a.png'],
    ['a late image', header('<a href="/"><img class="logo" src="data:," data-src="/a.png"></a>'), '/a.png'],
    ['a set of images', header('<a href="/"><img class="logo" srcset="/a.png 1x, /b.png 2x"></a>'), '/a.png'],
    ['a main element with a header inside', `<main>${header(logo)}</main>`, '/logo.png'],
    ['the footer, if there is no other', `<footer>${logo}</footer>`, '/logo.png'],
    [
      'an icon for phones',
      '<link rel="icon" href="/i.png" sizes="512x512"><link rel="apple-touch-icon" href="/t.png">',
      '/t.png',
    ],
    [
      'the largest icon',
      '<link rel="icon" href="/a.ico"><link rel="icon" href="/b.png" sizes="96x96"><link rel="icon" href="/c.png" sizes="32x32">',
      '/b.png',
    ],
  ])('is read from %s', (_, html, path) => {
    expect(logoOf(html)).toBe(new URL(path, HOME).href);
  });

  it.each<[string, string]>([
    [
      'in the header rather than the footer',
      `${header(logo)}<footer><a href="/"><img class="logo" src="/f.png" alt="Acme Lamps"></a></footer>`,
    ],
    ['rather than its white version', header(logo.replace('logo.png', 'logo-white.png') + logo)],
    ['rather than an icon', `<link rel="apple-touch-icon" href="/t.png">${header(logo)}`],
    [
      'of the organization that fits the address',
      json([
        { '@type': 'Organization', name: 'Zed', logo: '/zed.png' },
        { '@type': 'Organization', name: 'Acme Lamps', logo: '/logo.png' },
      ]),
    ],
  ])('is the one %s', (_, html) => {
    expect(logoOf(html)).toBe(new URL('/logo.png', HOME).href);
  });
});

describe('the colour', () => {
  const colourOf = (html: string) => front(html).colour;
  const css = (rules: string) => `<style>${rules}</style>`;
  const button = '<button style="color: #fff; background-color: #c00000">';

  it.each<[string, string]>([
    ['white', '<meta name="theme-color" content="#fff">'],
    ['black', '<meta name="theme-color" content="rgb(0, 0, 0)">'],
    ['nearly grey', '<meta name="theme-color" content="#ece9e2">'],
    ['no colour', '<meta name="theme-color" content="url(javascript:1)">'],
    ['out of range', '<meta name="theme-color" content="rgb(300, 0, 0)">'],
    ['for dark screens', '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#c00000">'],
    ['the default of an icon generator', '<link rel="mask-icon" href="/a.svg" color="#5bbad5">'],
    ['the default of a framework', css(':root{--bs-primary:#0d6efd}')],
    ['for text', css(':root{--color-primary-text:#c00000}')],
    ['of an embedded service', css(':root{--jdgm-primary-color:#c00000}')],
    ['of a dark theme', css('.dark{--primary:#c00000}')],
    ['defined by itself', css(':root{--primary:var(--primary)}')],
    ['of a single button', button],
  ])('is not one that is %s', (_, html) => {
    expect(colourOf(html)).toBe(null);
  });

  it.each<[string, string]>([
    ['the theme', '<meta name="theme-color" content="#C00000">'],
    ['the theme, in three digits', '<meta name="theme-color" content="#b00">'],
    ['a tile', '<meta name="theme-color" content="#fff"><meta name="msapplication-TileColor" content="#c00000">'],
    ['a pinned tab', '<link rel="mask-icon" href="/a.svg" color="rgb(192, 0, 0)">'],
    ['a property', css(':root{--primary-color: #c00000}')],
    ['a property in bare numbers', css(':root{--color-brand: 192, 0, 0}')],
    ['a property in bare hue, saturation and lightness', css(':root{--primary: 0 100% 37.6%}')],
    ['a property with the name of a theme', css(':root{--minimog-color-primary:rgb(192 0 0)}')],
    ['a reference', css(':root{--red:#c00000;--brand:var(--red)}')],
    [
      'the last value for the whole page',
      css(':root{--primary:#00c000}:root{--primary:#c00000}.box{--primary:#0000c0}'),
    ],
    ['most buttons', `<a class="btn" style="background:#00c000">${button.repeat(3)}`],
  ])('is read from %s', (_, html) => {
    expect(colourOf(html)).toMatch(/^#(?:c00000|bb0000)$/);
  });

  it('is that of the brand rather than the accent', () => {
    expect(colourOf(css(':root{--accent:#00c000;--brand:#c00000}'))).toBe('#c00000');
  });
});

describe('the language', () => {
  const languageOf = (html: string) => front(html).language;
  const paragraphs = (sentences: string) =>
    sentences
      .trim()
      .split('\n')
      .map((sentence) => `<p>${sentence.trim()}</p>`)
      .join('');
  const GERMAN = paragraphs(`
    Unsere Leuchten werden in einer kleinen Werkstatt von Hand gefertigt.
    Jede Bestellung verlässt unser Lager noch am selben Werktag.
    Die Schreibtischlampe lässt sich in alle Richtungen drehen und neigen.
    Wir beraten Sie gern, wenn Sie das passende Licht für Ihr Zimmer suchen.
    Innerhalb von dreißig Tagen können Sie alles kostenlos zurückschicken.
    Der Schirm besteht aus gebürstetem Messing und wird nicht heiß.
    Das Kabel ist mit Stoff umwickelt und fast zwei Meter lang.
    Ersatzteile gibt es bei uns auch nach vielen Jahren noch zu kaufen.
    Am Abend taucht sie den ganzen Raum in ein warmes, weiches Licht.
    Für größere Bestellungen machen wir Ihnen ein günstiges Angebot.
    Melden Sie sich für unsere Neuigkeiten an und sparen Sie beim Einkauf.
    Besuchen Sie uns auch in unserem Laden in der alten Spinnerei.
    Sie erreichen uns werktags von neun bis siebzehn Uhr am Telefon.
    Die Lieferung ist ab einem Warenwert von fünfzig Euro kostenlos.`);
  const DESCRIPTION = `<p>${'This lamp is made of brushed brass and bathes the whole room in a warm and soft light. '.repeat(20)}</p>`;

  it.each<[string, string]>([
    ['a country', '<html lang="cz">'],
    ['a word', '<html lang="english">'],
    ['three letters', '<html lang="deu">'],
    ['an unfinished template', '<html lang="{{ lang }}">'],
  ])('is not %s', (_, html) => {
    expect(languageOf(html)).toBe(null);
  });

  it.each<[string, string, string]>([
    ['declared', '<html lang="de">', 'de'],
    ['declared with a country', '<html lang="pt_BR">', 'pt'],
    ['declared by an old code', '<html lang="iw">', 'he'],
    [
      'declared, though the text is too short to tell',
      '<html lang="en"><p>Unsere Leuchten werden von Hand gefertigt.</p>',
      'en',
    ],
    ['declared, if a long description is in another', `<html lang="de">${DESCRIPTION}`, 'de'],
    ['declared, if texts in it cannot be told', `<html lang="lb">${GERMAN}`, 'lb'],
    ['that of the text, if none is declared', `<html>${GERMAN}`, 'de'],
    ['that of the text, if another is declared', `<html lang="en">${GERMAN}`, 'de'],
    ['declared, if the text is hidden', `<html lang="en"><div hidden>${GERMAN}</div>`, 'en'],
  ])('is the one %s', (_, html, language) => {
    expect(languageOf(html)).toBe(language);
  });
});

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
