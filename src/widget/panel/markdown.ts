import { parseUrl } from './url.ts';

export type Inline =
  | string
  | { type: 'strong' | 'em'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] };

export type Block =
  | { type: 'paragraph' | 'heading'; lines: Inline[][] }
  | { type: 'list'; isNested: boolean; start: number | undefined; items: Inline[][] };

/**
 * Bounded quantifiers keep the time linear. The groups are strong, emphasis, the text and the URL of a link or image,
 * and code.
 */
const MARKS =
  /\*\*(?=\S)([^\n]{1,600}?)\*\*|(?<![*\w])\*(?=[^\s*])([^*\n]{1,300})\*(?![*\w])|!?\[([^[\]\n]{1,300})\]\(([^()\s]{1,2000})\)|`([^`\n]{1,300})`/g;
const ITEM = /^(\s{0,8})(?:[-*•+]|(\d{1,4})[.)])\s+/;
const HEADING = /^#{1,6}\s+/;

/** Returns undefined unless the link is http(s) without a user name, which could pass for another host. */
export function safeHref(href: string): string | undefined {
  const url = /^https?:\/\//i.test(href) ? parseUrl(href) : undefined;
  return url && url.username === '' && url.password === '' ? url.href : undefined;
}

/** Loses no text: anything that is not markup stays as it is. */
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

/** Splits a text into the sources of its blocks: as the text grows, all but the last stay the same. */
export const splitBlocks = (text: string): string[] => text.split(/\n\s*\n/).filter((source) => source.trim() !== '');

/** The blocks within one source: lists, headings, and paragraphs of the rest. A nested list follows its parent. */
export function parseBlock(source: string): Block[] {
  const blocks: Block[] = [];
  /** Items that are indented at least this far are nested. */
  let nestedIndent = 0;
  for (const line of source.split('\n')) {
    const item = ITEM.exec(line);
    if (item) {
      const [marker, indent = '', number] = item;
      if (blocks.at(-1)?.type !== 'list') nestedIndent = indent.length + 2;
      const start = number === undefined ? undefined : Number(number);
      addItem(blocks, indent.length >= nestedIndent, start, parseInline(line.slice(marker.length)));
    } else addLine(blocks, line);
  }
  return blocks;
}

/** Continues the last list if it is of the same kind. */
function addItem(blocks: Block[], isNested: boolean, start: number | undefined, item: Inline[]): void {
  const last = blocks.at(-1);
  const continues =
    last?.type === 'list' && last.isNested === isNested && (last.start === undefined) === (start === undefined);
  if (continues) last.items.push(item);
  else blocks.push({ type: 'list', isNested, start, items: [item] });
}

/** Adds a heading, or a line that continues the last item or paragraph. */
function addLine(blocks: Block[], line: string): void {
  const last = blocks.at(-1);
  if (HEADING.test(line)) blocks.push({ type: 'heading', lines: [parseInline(line.replace(HEADING, ''))] });
  else if (last?.type === 'list' && /^\s{2,}\S/.test(line)) last.items.at(-1)?.push(' ', ...parseInline(line.trim()));
  else if (last?.type === 'paragraph') last.lines.push(parseInline(line));
  else if (line.trim() !== '') blocks.push({ type: 'paragraph', lines: [parseInline(line)] });
}

/** Completes a text that is still being written: closes open marks, and replaces an unfinished link by its text. */
export function completeMarkdown(text: string): string {
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
    .map(textContentOf)
    .join('\n');

const textContentOf = (inline: readonly Inline[]): string =>
  inline.map((each) => (typeof each === 'string' ? each : textContentOf(each.children))).join('');
