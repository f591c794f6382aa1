import { type Color, converter, formatHex, parse } from 'culori';
import type { FrontElement, FrontMarkup } from './markup.ts';

const toRgb = converter('rgb');
/** The difference between a colour's strongest and weakest part, of 1; less looks grey, white or black. */
const MIN_CHROMA = 0.155;
/** Values that frameworks and generators write unless a shop chooses others. */
const DEFAULTS = new Set(
  `#007bff #0d6efd #1779ba #6ec1e4 #61ce70 #7f54b3 #a46497 #96588a #720eec #334fb4 #1976d2 #1867c0 #6200ee #3f51b5 #5bbad5
  #da532c #2d89ef #2b5797`.split(/\s+/),
);
/** No notation of a colour is longer. */
const MAX_COLOUR_LENGTH = 100;
const MAX_CSS_LENGTH = 1_000_000;
const MAX_PROPERTIES = 5_000;
const MAX_SELECTOR_LENGTH = 500;
/** Fewer buttons with one inline colour are exceptions to the shop's style. */
const MIN_BUTTONS = 3;
const PROPERTY = /--([a-z][\w-]{1,60})\s{0,9}:\s{0,9}([^;{}]{1,80})/gi;
const REFERENCE = /^var\(\s{0,9}--([\w-]{1,60})/;
const MAX_REFERENCES = 4;
/** The words of a property for the shop's own colour, by trust; the others only say that it is a colour. */
const OWN = ['brand', 'primary', 'accent'];
const NEUTRAL = new Set(
  'color colour colors clr c base global default main background bg button buttons btn solid site shop store theme palette wp preset 1 500 600 rgb'.split(
    ' ',
  ),
);
/** The first words of properties that services embedded into shops define. */
const FOREIGN = new Set(
  'jdgm yotpo cc cky cmplz okendo stamped loox plyr swiper klarna paypal gorgias tidio mdc mat rivo smile klaviyo pswp fc ot wc cookie'.split(
    ' ',
  ),
);
const BACKGROUND = /(?:^|;)\s{0,9}background(?:-color)?\s{0,9}:\s{0,9}([^;]{1,80})/i;

/** Finds the shop's accent colour; null rather than a white, black or grey. */
export function findColour({ metas, links, styles, buttons }: FrontMarkup): string | null {
  const lazily = [
    () => metaContents(metas, 'theme-color'),
    () => metaContents(metas, 'msapplication-tilecolor'),
    () => links.flatMap(({ attributes: link }) => (link.get('rel') === 'mask-icon' ? (link.get('color') ?? '') : [])),
    () => ownProperties(styles),
    () => byFrequency(buttons.map(({ attributes }) => BACKGROUND.exec(attributes.get('style') ?? '')?.[1] ?? '')),
  ];
  for (const texts of lazily)
    for (const text of texts()) {
      const colour = accentOf(text);
      if (colour) return colour;
    }
  return null;
}

function metaContents(metas: readonly FrontElement[], name: string): string[] {
  return metas.flatMap(({ attributes }) => {
    const isOther = /dark/i.test(attributes.get('media') ?? '');
    return attributes.get('name')?.toLowerCase() === name && !isOther ? (attributes.get('content') ?? '') : [];
  });
}

/** Returns the values of properties such as `--primary-color` and `--color-brand`, the most trustworthy first. */
function ownProperties(styles: readonly FrontElement[]): string[] {
  const properties = new Map<string, string>();
  const css = styles.map(({ text }) => text.slice(0, MAX_CSS_LENGTH)).join('}');
  for (const rule of css.slice(0, MAX_CSS_LENGTH).split('}')) readProperties(rule, properties);
  return [...properties]
    .flatMap(([name, value]) => {
      const trust = trustOf(name);
      return trust === null ? [] : { trust, value: resolve(value, properties) };
    })
    .toSorted((a, b) => a.trust - b.trust)
    .map(({ value }) => value);
}

/** Reads the properties of a rule; of the whole page, later values count, elsewhere the first, and never dark ones. */
function readProperties(rule: string, properties: Map<string, string>): void {
  const end = rule.lastIndexOf('{');
  const selector = rule.slice(Math.max(0, end - MAX_SELECTOR_LENGTH), Math.max(0, end));
  if (/dark/i.test(selector)) return;
  const isOfPage = /(?:^|[\s,{])(?::root|html|body)\s{0,9}$/i.test(selector);
  for (const [, name = '', value = ''] of rule.slice(end + 1).matchAll(PROPERTY)) {
    if (properties.size >= MAX_PROPERTIES) return;
    if (isOfPage || !properties.has(name)) properties.set(name, value.trim());
  }
}

/** Returns the rank of a property's name, from 0; null when it names something else. */
function trustOf(name: string): number | null {
  const words = name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[-_]+/);
  const rank = OWN.findIndex((word) => words.includes(word));
  const others = words.filter((word) => !NEUTRAL.has(word) && word !== OWN[rank]);
  if (rank < 0 || others.length > 1) return null;
  if (others.length === 0) return rank;
  // Themes begin their names with their own.
  return others[0] === words[0] && !FOREIGN.has(others[0] ?? '') ? rank + OWN.length : null;
}

function resolve(value: string, properties: ReadonlyMap<string, string>): string {
  let resolved = value;
  for (let times = 0; times < MAX_REFERENCES; times++) {
    const name = REFERENCE.exec(resolved)?.[1];
    if (name === undefined) break;
    resolved = properties.get(name) ?? '';
  }
  return resolved;
}

function byFrequency(texts: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= MIN_BUTTONS)
    .toSorted(([, a], [, b]) => b - a)
    .map(([text]) => text);
}

/** Returns the colour as `#rrggbb` if it is visibly coloured and somebody chose it. */
function accentOf(text: string): string | null {
  const colour = parseColour(text.trim().slice(0, MAX_COLOUR_LENGTH));
  if (!colour) return null;
  const { r, g, b } = toRgb(colour);
  // A number above 255 was no colour.
  if (colour.mode === 'rgb' && Math.max(r, g, b) > 1) return null;
  if (Math.max(r, g, b) - Math.min(r, g, b) < MIN_CHROMA) return null;
  const hex = formatHex(colour);
  return DEFAULTS.has(hex) ? null : hex;
}

/** Parses a colour of CSS; also the bare numbers of `rgb()` and `hsl()`, which themes put into properties. */
function parseColour(text: string): Color | undefined {
  const value = text.replace(/!important$/i, '').trim();
  if (!/^\d/.test(value)) return parse(value);
  return parse(value.includes('%') ? `hsl(${value})` : `rgb(${value})`);
}
