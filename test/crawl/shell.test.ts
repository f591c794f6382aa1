import { describe, expect, it } from 'vitest';
import { classifyPage } from '../../src/crawl/render/shell.ts';
import { APP, WORDS } from './fake-renderer.ts';
import { data, lamp } from './shop-server.ts';

describe('classifyPage', () => {
  it.each([
    ['a page without scripts', '<p>Hello'],
    ['an empty body', ''],
    ['a page with data alone', `<p>Hello${data(lamp('Lamp'))}`],
    ['a page with text', `<body>${APP}${WORDS.repeat(6)}`],
    ['a page of linked images', `<body>${APP}${'<a href="/x"><img src="/x.jpg"></a>'.repeat(6)}`],
    ['a page with a small app', `<body>${APP}${WORDS.repeat(40)}<div id="app"></div>`],
    ['text behind a long script', `<body><script>${'x = 1;'.repeat(9_000)}</script>${WORDS.repeat(6)}`],
    ['text before tags that never end', `<body>${APP}${WORDS.repeat(6)}<script>for`],
    ['tags that never end', `<body>${APP}${'<div id="app" '.repeat(200_000)}${WORDS.repeat(40)}`],
    ['scripts that never end', `<body>${'<script type="application/json" '.repeat(100_000)}`],
    ['a comment that never ends', `<body>${APP}${WORDS.repeat(6)}<!-- and`],
  ])('does not take %s for a shell', (_, html) => expect(classifyPage(Buffer.from(html))).not.toBe('shell'));

  it.each([
    ['an empty root', `<title>Shop</title><body><div id="root"></div>${APP}`],
    ['a spinner', `<body><div id="app"><div class="spinner">Loading …</div></div>${APP}`],
    ['a long noscript text', `<body><noscript>${WORDS.repeat(9)}</noscript><div id=q-app></div>${APP}`],
    [
      'styles and SVG text',
      `<body><style>${'a{}'.repeat(900)}</style><svg><text>${WORDS.repeat(9)}</text></svg>${APP}`,
    ],
    [
      'a frame around an empty root',
      `<body><nav>${'<a href="/x">Shelf</a>'.repeat(9)}</nav><main id="app"></main>${APP}`,
    ],
    ['a custom element', `<body><app-root></app-root><footer>${WORDS.repeat(9)}</footer>${APP}`],
    ['an inline module script', '<body><div id="root"></div><script type="module">start()</script>'],
    ['a comment in the root', `<body><div class="a" id='__next'><!-- here --></div>${WORDS.repeat(9)}${APP}`],
  ])('recognizes a shell by %s', (_, html) => expect(classifyPage(Buffer.from(html))).toBe('shell'));
});
