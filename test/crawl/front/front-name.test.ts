import { describe, expect, it } from 'vitest';
import { HOME, front, header, json } from './front-page.ts';

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
