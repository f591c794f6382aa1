import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';

const ROOT = path.join(import.meta.dirname, '../../src/console');

/** Attributes and properties whose strings are read by people, however short. */
const READ = new Set(
  'label title lead submit description placeholder alt header success about children what next empty aria-label'.split(
    ' ',
  ),
);

/** Names that are the same in every language: of programs, keys and components. */
const NAMES = new Set(
  'Aisle Android Chrome Edge Firefox Linux Magento Opera Safari Shell Shopify Windows End Enter Esc Escape Home'
    .split(' ')
    .concat('Mac OS'),
);

/** Properties for programs. */
const UNREAD = new Set(['rel', 'type']);

/** Code that owners copy, and the fonts. */
const CODE = new Set(['connect-snippets.ts', 'install-tags.ts', 'theme.ts']);

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/** The files of the console that are to hold no words of their own. */
export const FILES = fs
  .readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('texts/') && !CODE.has(name));

/** The words that a file of the console shows without taking them from the texts, each with its line. */
export function wordsIn(file: string): string[] {
  const text = fs.readFileSync(path.join(ROOT, file), 'utf8');
  const found: string[] = [];
  walk(parseSync(file, text).program as unknown as Node, (node, key) => {
    const words = wordsOf(node, key);
    if (words !== undefined) found.push(`${text.slice(0, node.start).split('\n').length}: ${words}`);
  });
  return found;
}

function wordsOf(node: Node, key: string): string | undefined {
  const text = node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : node.value;
  if (typeof text !== 'string' || NAMES.has(text) || UNREAD.has(key)) return undefined;
  if (node.type === 'JSXText') return /\p{L}/u.test(text) && !text.includes(',title,') ? text.trim() : undefined;
  const isSentence = /\p{L}{2,},? \p{L}/u.test(text) || /^\p{Lu}\p{Ll}+[.:?!…]?$/u.test(text);
  const isShown = READ.has(key) && /\p{L}/u.test(text) && !isCode(text);
  return isSentence || isShown ? text : undefined;
}

/** True for values such as `in_stock`, `/invitation` and `url,title`. */
const isCode = (text: string) => /^[\w/,?\\]+$/.test(text) && !/^\p{Lu}/u.test(text);

/** True for code that developers read, or nobody: names of modules, types and errors. */
const isHidden = ({ type, source }: Node) =>
  /^TS(?:Type|Interface|Literal)|^ImportDeclaration$|^ExportAllDeclaration$|^ThrowStatement$/.test(type) ||
  (type === 'ExportNamedDeclaration' && source !== null);

/** Visits nodes that may hold words; `key` is the attribute or property whose value they are. */
function walk(node: Node, visit: (node: Node, key: string) => void, key = ''): void {
  if (isHidden(node)) return;
  visit(node, key);
  const name = nameOf(node) ?? (/Expression|Container|Template|Literal/.test(node.type) ? key : '');
  for (const [field, child] of Object.entries(node)) {
    if (field === 'key' || field === 'name') continue;
    for (const each of Array.isArray(child) ? (child as unknown[]) : [child])
      if (typeof (each as Node | null)?.type === 'string') walk(each as Node, visit, name);
  }
}

function nameOf({ type, name, key }: Node): string | undefined {
  const named = type === 'JSXAttribute' ? name : type === 'Property' ? key : undefined;
  return (named as { name?: string } | undefined)?.name;
}
