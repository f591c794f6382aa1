import { Tokenizer } from 'htmlparser2';

/** Decodes the entities in a page's text. */
export const decodeText = (raw: string): string => (raw.includes('&') ? decode(raw.replaceAll('<', '&lt;')) : raw);

/** Decodes an attribute value, where an entity without a semicolon is more often literal text. */
export const decodeValue = (raw: string): string =>
  raw.includes('&') ? decode(`<a b="${raw.replaceAll('"', '&quot;')}">`) : raw;

function decode(html: string): string {
  let text = '';
  const add = (start: number, end: number): void => {
    text += html.slice(start, end);
  };
  const addPoint = (codepoint: number): void => {
    text += String.fromCodePoint(codepoint);
  };
  const tokenizer = new Tokenizer(
    {},
    {
      ontext: add,
      ontextentity: addPoint,
      onattribdata: add,
      onattribentity: addPoint,
      onattribend: ignore,
      onattribname: ignore,
      oncdata: ignore,
      onclosetag: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onopentagend: ignore,
      onopentagname: ignore,
      onprocessinginstruction: ignore,
      onselfclosingtag: ignore,
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return text;
}

function ignore(): void {
  // Only text matters.
}
