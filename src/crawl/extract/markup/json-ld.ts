import { jsonrepair } from 'jsonrepair';
import { addValue, termOf, type Node, type Value } from './node.ts';

const MAX_DEPTH = 40;
const MAX_NODES = 20_000;
/** Maximum text to repair per page, because repair time is quadratic in its length. */
const MAX_REPAIR_LENGTH = 64 * 1024;
const MAX_TYPES = 20;

type JsonLdReader = { left: number; repairable: number; byId: Map<string, Node> };

/**
 * Reads the nodes of a page's JSON-LD blocks and resolves `@id` references within the page. A broken block is repaired
 * if possible, otherwise skipped; it never affects the others.
 * @param blocks the raw text of each `<script type="application/ld+json">`
 * @see https://www.w3.org/TR/json-ld11/
 */
export function readJsonLd(blocks: string[]): Node[] {
  const reader: JsonLdReader = { left: MAX_NODES, repairable: MAX_REPAIR_LENGTH, byId: new Map() };
  const roots = blocks.flatMap((block) => valuesFrom(parseBlock(block, reader), reader, 0));
  return [...new Set(roots.filter((root) => typeof root !== 'string'))];
}

function parseBlock(block: string, reader: JsonLdReader): unknown {
  const bare = withoutWrapping(block);
  const flat = bare.replaceAll(/\p{Cc}+/gu, ' ');
  return parse(block) ?? parse(flat) ?? parse(unescaped(flat)) ?? repaired(bare, reader) ?? parse(firstObject(flat));
}

/** Strips a surrounding CDATA section or comment and a trailing semicolon. */
function withoutWrapping(block: string): string {
  let bare = block.trim().replace(/^(?:\/\/|\/\*)?\s?(?:<!\[CDATA\[|<!--)\s?(?:\*\/)?/, '');
  for (let at = 0; at < 4; at++) bare = bare.replace(/(?:;|\*\/|\]\]>|-->|\/\/|\/\*)$/, '').trimEnd();
  return bare;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Unescapes a block that a template has escaped as if it were text. */
function unescaped(text: string): string {
  return /^\s*[[{]\s*&(?:quot|#34|#x22);/i.test(text) ? text.replaceAll(/&(?:quot|#34|#x22);/gi, '"') : '';
}

/** Returns the first object whose braces balance, from a block with something else behind it; '' if there is none. */
function firstObject(text: string): string {
  const from = text.indexOf('{');
  let depth = 0;
  let isQuoted = false;
  if (from < 0) return '';
  for (let at = from; at < text.length; at++) {
    const letter = text[at];
    if (isQuoted && letter === '\\') at++;
    else if (letter === '"') isQuoted = !isQuoted;
    else if (!isQuoted && letter === '{') depth++;
    else if (!isQuoted && letter === '}' && --depth === 0) return text.slice(from, at + 1);
  }
  return '';
}

function repaired(text: string, reader: JsonLdReader): unknown {
  if (text.length > reader.repairable) return undefined;
  reader.repairable -= text.length;
  try {
    return JSON.parse(jsonrepair(text));
  } catch {
    return undefined;
  }
}

function valuesFrom(json: unknown, reader: JsonLdReader, depth: number): Value[] {
  if (typeof json === 'string') return json.trim() === '' ? [] : [json];
  if (typeof json === 'number') return [numberText(json)];
  if (typeof json === 'boolean') return [String(json)];
  if (typeof json !== 'object' || json === null || depth > MAX_DEPTH) return [];
  if (Array.isArray(json)) return json.flatMap((each) => valuesFrom(each, reader, depth + 1));
  const entries = new Map<string, unknown>(Object.entries(json));
  const bare = entries.get('@value') ?? entries.get('@list') ?? entries.get('@set');
  if (bare !== undefined) return valuesFrom(bare, reader, depth + 1);
  if (reader.left-- <= 0) return [];
  return [nodeFrom(entries, reader, depth)];
}

function nodeFrom(entries: Map<string, unknown>, reader: JsonLdReader, depth: number): Node {
  const id = entries.get('@id');
  const node = namedNode(typeof id === 'string' ? id : '', entries.get('name'), reader);
  const known = new Set(node.properties.keys());
  for (const type of [entries.get('@type')].flat().slice(0, MAX_TYPES - node.types.length))
    if (typeof type === 'string' && !node.types.includes(termOf(type))) node.types.push(termOf(type));
  for (const [key, json] of entries) {
    const name = key === '@graph' ? 'graph' : termOf(key);
    if ((key.startsWith('@') && key !== '@graph') || known.has(name)) continue;
    for (const value of valuesFrom(json, reader, depth + 1)) addValue(node, name, value);
  }
  return node;
}

/** Returns the one node per `@id`, so that references share it; careless pages give several things one id. */
function namedNode(id: string, name: unknown, { byId }: JsonLdReader): Node {
  const same = byId.get(id);
  const otherName = same?.properties.get('name')?.[0];
  if (same && (otherName === undefined || name === undefined || otherName === name)) return same;
  const node: Node = { types: [], id: id === '' ? null : id, properties: new Map() };
  if (id !== '' && !same) byId.set(id, node);
  return node;
}

/** Keeps three decimals from being read as a thousands group, as JSON numbers are exact. Ignores exponents. */
function numberText(value: number): string {
  const text = String(value);
  if (!/^-?[\d.]+$/.test(text)) return '';
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}
