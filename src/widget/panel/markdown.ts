import { readAddress } from './address.ts';

export type Inline =
  | string
  | { type: 'strong' | 'em'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] };

export type Block =
  | { type: 'paragraph' | 'heading'; lines: Inline[][] }
  | { type: 'list'; isNested: boolean; start: number | undefined; items: Inline[][] };

/**
 * Bounded on purpose: no input takes more than linear time. The groups are strong, emphasis, the text and the
 * URL of a link or picture, code.
 */
const MARKS =
  /\*\*(?=\S)([^\n]{1,600}?)\*\*|(?<![*\w])\*(?=[^\s*])([^*\n]{1,300})\*(?![*\w])|!?\[([^[\]\n]{1,300})\]\(([^()\s]{1,2000})\)|`([^`\n]{1,300})`/g;
const ITEM = /^(\s{0,8})(?:[-*•+]|(\d{1,4})[.)])\s+/;
const HEADING = /^#{1,6}\s+/;

/** The URL of a safe link: http or https, without a user name that could pass for another host. */
export function safeHref(href: string): string | undefined {
  const url = /^https?:\/\//i.test(href) ? readAddress(href) : undefined;
  return url && url.username === '' && url.password === '' ? url.href : undefined;
}

/** Loses no text: anything that is not a mark is kept as text. */
function parseInline(text: string): Inline[] {
  const found: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, strong, em, label, address, code] = match;
    if (match.index > at) found.push(text.slice(at, match.index));
    at = match.index + whole.length;
    const href = address && safeHref(address);
    if (strong) found.push({ type: 'strong', children: parseInline(strong) });
    else if (em) found.push({ type: 'em', children: parseInline(em) });
    else if (label && href) found.push({ type: 'link', href, children: [label] });
    else found.push(label ?? code ?? whole);
  }
  if (at < text.length) found.push(text.slice(at));
  return found;
}

/** The sources of a text's blocks: as the text grows, all but the last stay the same. */
export const splitBlocks = (text: string): string[] => text.split(/\n\s*\n/).filter((source) => source.trim() !== '');

/** The blocks within one source: lists, headings, and paragraphs of the rest. A nested list follows its parent. */
export function parseBlock(source: string): Block[] {
  const blocks: Block[] = [];
  let margin = 0;
  for (const line of source.split('\n')) {
    const last = blocks.at(-1);
    const item = ITEM.exec(line);
    if (item) {
      const content = parseInline(line.slice(item[0].length));
      const [, indent = '', number] = item;
      const start = number === undefined ? undefined : Number(number);
      if (last?.type !== 'list') margin = indent.length + 1;
      const isNested = indent.length > margin;
      const isSame = last?.type === 'list' && last.isNested === isNested;
      if (isSame && (last.start === undefined) === (start === undefined)) last.items.push(content);
      else blocks.push({ type: 'list', isNested, start, items: [content] });
    } else if (HEADING.test(line)) blocks.push({ type: 'heading', lines: [parseInline(line.replace(HEADING, ''))] });
    else if (last?.type === 'list' && /^\s{2,}\S/.test(line)) last.items.at(-1)?.push(' ', ...parseInline(line.trim()));
    else if (last?.type === 'paragraph') last.lines.push(parseInline(line));
    else if (line.trim() !== '') blocks.push({ type: 'paragraph', lines: [parseInline(line)] });
  }
  return blocks;
}

/** Completes a text that is still being written: closes open marks, and reduces a half-written link to its words. */
export function settle(text: string): string {
  const shown = text.replace(/\[([^[\]\n]{0,300})(?:\](?:\([^()\s]{0,2000})?)?$/, '$1').replace(/(?<!\*)\*$/, '');
  const line = shown.slice(shown.lastIndexOf('\n') + 1);
  const isOpen = (line.split('**').length - 1) % 2 === 1;
  if (!isOpen) return shown;
  return line.endsWith('**') ? shown.slice(0, -2) : `${shown}**`;
}

/** The plain text, for screen readers. */
export const plainText = (text: string): string =>
  splitBlocks(text)
    .flatMap(parseBlock)
    .flatMap((block) => (block.type === 'list' ? block.items : block.lines))
    .map(wordsOf)
    .join('\n');

const wordsOf = (inline: readonly Inline[]): string =>
  inline.map((each) => (typeof each === 'string' ? each : wordsOf(each.children))).join('');
