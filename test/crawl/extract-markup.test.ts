import fc from 'fast-check';
import { Tokenizer } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { decodeText, decodeValue } from '../../src/crawl/extract/html/entities.ts';
import { isTextOnly, scanMarkup } from '../../src/crawl/extract/html/tokenizer.ts';

/** Lists the tokens of a scan: `<name`, ` name=value`, `>` or `/>`, `</name`, and text in quotes. */
function scan(html: string, isForeign = false): string[] {
  const units: string[] = [];
  const cut = (start: number, end: number): string => html.slice(start, end);
  scanMarkup(html, {
    isForeign,
    text: (start, end) => void units.push(JSON.stringify(cut(start, end))),
    openTag(start, end) {
      units.push(`<${cut(start, end)}`);
      const name = cut(start, end).toLowerCase();
      return { name, isRead: name !== 'unread', isTextOnly: isTextOnly(name) };
    },
    attribute: (start, end, from, to) => void units.push(` ${cut(start, end)}=${cut(from, to)}`),
    openTagEnd: (_, isSelfClosing) => void units.push(isSelfClosing ? '/>' : '>'),
    closeTag: (start, end) => void units.push(`</${cut(start, end)}`),
  });
  return units;
}

describe('scanMarkup', () => {
  it.each([
    ['empty input', '', []],
    ['text without markup', '3 < 4 & 5 > 4 <', ['"3 < 4 & 5 > 4 <"']],
    ['an unfinished end tag', 'a</', ['"a</"']],
    ['a tag cut off in its name', 'a<di', ['"a"', '<di']],
    ['a tag cut off in a value', '<p title="a>b', ['<p']],
    ['an end tag cut off', 'a</p', ['"a"']],
    ['a comment without an end', 'a<!-- b <p>', ['"a"']],
    ['end tags without a name', 'a</>b</ p>c</3>d', ['"a"', '"b"', '"c"', '"d"']],
  ])('recovers from %s', (_, html, units) => {
    expect(scan(html)).toEqual(units);
  });

  it.each([
    ['in both kinds of quotes', `<p a="1>2" b='3"4'>`, ['<p', ' a=1>2', ' b=3"4', '>']],
    ['without quotes', '<p a=b/c d>', ['<p', ' a=b/c', ' d=', '>']],
    ['with spaces and entities as written', '<p a = "x&amp;y"\n\tb\f= z >', ['<p', ' a=x&amp;y', ' b=z', '>']],
    ['with unusual names', '<p =a "b" a="1"c=2>', ['<p', ' =a=', ' "b"=', ' a=1', ' c=2', '>']],
    ['beside slashes', '<p/a/b=c/><br/ >', ['<p', ' a=', ' b=c/', '>', '<br', '/>']],
    ['only of elements that are read', '<unread a="</unread>" b>', ['<unread', '>']],
  ])('reports attributes %s', (_, html, units) => {
    expect(scan(html)).toEqual(units);
  });

  it.each([
    ['comments', 'a<!-- <p> -- > --><!--> <!---> --!>b', ['"a"', '" "', '" --!>b"']],
    ['declarations', '<!doctype html>a<!x>b<?php echo ">"?>c', ['"a"', '"b"', '"\\"?>c"']],
    ['data sections', '<![CDATA[ <p> ]]>a<![cdata[ <p> ]]>', ['"a"', '" ]]>"']],
  ])('skips %s', (_, html, units) => {
    expect(scan(html)).toEqual(units);
  });

  it.each([
    ['a script', '<script><p></scripts></SCRIPT >a', ['<script', '>', '"<p></scripts>"', '</SCRIPT', '"a"']],
    ['a title', '<title>a<b>&amp;</title>', ['<title', '>', '"a<b>&amp;"', '</title']],
    ['plain text', '<plaintext><p></plaintext>', ['<plaintext', '>', '"<p></plaintext>"']],
    ['an unclosed element', '<style>a<p></style', ['<style', '>', '"a<p></style"']],
  ])('keeps the content of %s verbatim', (_, html, units) => {
    expect(scan(html)).toEqual(units);
  });

  it('reads scripts inside SVG as markup', () => {
    expect(scan('<script><a></script>', true)).toEqual(['<script', '>', '<a', '>', '</script']);
  });

  it('tokenizes like htmlparser2', () => {
    const bits =
      '<|>|</|/>|<!--|-->|--!>|<!|<?|<![CDATA[|]]>|<!doctype |"|\'|=| |\n|/|&amp;|a|é|€|<script>|</script>|</SCRIPT |<title>|</title>|<textarea>|</style>|<style|<svg>|<p|<a href=|<td>'.split(
        '|',
      );
    // Close all open constructs: the two tokenizers report a truncated tag differently.
    const close = `"'>"'>]]>--></script ></style ></title ></textarea ><p>`;
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...bits), { maxLength: 40 }), (soup) => {
        const html = soup.join('') + close;
        expect(merged(scan(html))).toEqual(merged(tokenize(html)));
      }),
      { numRuns: 500 },
    );
  });
});

describe('entities', () => {
  it.each([
    ['a &lt; b &amp;amp; c', 'a < b &amp; c', 'a < b &amp; c'],
    ['&copy2 &notit; &#8364;&#x20AC;&', '©2 ¬it; €€&', '&copy2 &notit; €€&'],
    ['<b title="&quot;">', '<b title=""">', '<b title=""">'],
    ['?a=1&b=2&copy=3', '?a=1&b=2©=3', '?a=1&b=2&copy=3'],
  ])('are decoded in %s', (raw, text, value) => {
    expect([decodeText(raw), decodeValue(raw)]).toEqual([text, value]);
  });
});

/** Lists the tokens of htmlparser2. */
function tokenize(html: string): string[] {
  const units: string[] = [];
  let value = '';
  const cut = (start: number, end: number): string => html.slice(start, end);
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      isInForeignContext: () => false,
      ontext: (start, end) => void units.push(JSON.stringify(cut(start, end))),
      onopentagname: (start, end) => void units.push(`<${cut(start, end)}`),
      onattribname(start, end) {
        units.push(` ${cut(start, end)}=`);
        value = '';
      },
      onattribdata: (start, end) => void (value += cut(start, end)),
      onattribend: () => void units.push((units.pop() ?? '') + value),
      onopentagend: () => void units.push('>'),
      onselfclosingtag: () => void units.push('/>'),
      onclosetag: (start, end) => void units.push(`</${cut(start, end)}`),
      ontextentity: () => {},
      onattribentity: () => {},
      oncdata: () => {},
      oncomment: () => {},
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      onend: () => {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return units;
}

/** Joins adjacent text tokens. */
function merged(units: string[]): string[] {
  return units.join('\u0001').replaceAll('"\u0001"', '').split('\u0001');
}
