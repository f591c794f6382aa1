import { describe, expect, it } from 'vitest';
import { HOME, front, header, json } from './front-page.ts';

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
