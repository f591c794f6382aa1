import type { Element, Outline } from '../extract/html/outline.ts';

/** One step of an address: its tag ('' for any) and its required marks: `#id`, `.class` or `[name=value]`. */
export type Step = { tag: string; marks: readonly string[] };

const MAX_STEPS = 6;
const MAX_MARKS = 8;
const NAMED = ['itemprop', 'data-testid', 'data-test', 'data-qa', 'data-hook', 'data-role', 'name', 'role'];
/** A name allowed in an address; other names (hostile ones, Tailwind's) are ignored. */
const TOKEN = /^[\p{L}_-][\p{L}\p{N}_-]{0,59}$/u;
const STEP =
  /^(?<tag>[a-z][a-z0-9-]*|\*)?(?<marks>(?:[#.][\p{L}_-][\p{L}\p{N}_-]*|\[[a-z-]+="?[\p{L}\p{N}_-]+"?\])*)$/u;

/** @returns null when the text is not a supported address; ">" is read as a space, a descendant at any depth */
export function parseSelector(at: string): Step[] | null {
  const written = at.replaceAll('>', ' ').trim().split(/\s+/);
  if (written.length > MAX_STEPS || written[0] === '') return null;
  const steps = written.map((text): Step | null => {
    const { tag = '', marks = '' } = STEP.exec(text)?.groups ?? {};
    if (tag === '' && marks === '') return null;
    const found = marks.match(/[#.][^#.[]+|\[[^\]]*(?:\]|$)/g) ?? [];
    return { tag: tag === '*' ? '' : tag, marks: found.map((mark) => mark.replaceAll('"', '')) };
  });
  return steps.every((step) => step !== null) ? steps : null;
}

export const writeSelector = (steps: readonly Step[]): string =>
  steps.map(({ tag, marks }) => (tag || (marks.length > 0 ? '' : '*')) + marks.join('')).join(' ');

/** Only this many pieces of a page are indexed by address, however long it is. */
const MAX_PIECES = 4_000;

/** Indexes the elements of one page by address. */
export class SelectorIndex {
  readonly #outline: Outline;
  readonly #byTag = new Map<string, Element[]>();
  readonly #marks = new Map<Element, ReadonlySet<string>>();
  readonly #found = new Map<string, Element[]>();

  constructor(outline: Outline) {
    this.#outline = outline;
    const seen = new Set<Element>();
    for (const piece of outline.pieces.slice(0, MAX_PIECES))
      for (let element: Element | null = piece.element; element && !seen.has(element); element = element.parent)
        seen.add(element);
    for (const element of [...seen].toSorted((a, b) => a.start - b.start)) {
      const same = this.#byTag.get(element.name);
      if (same) same.push(element);
      else this.#byTag.set(element.name, [element]);
    }
  }

  /** Elements at an address, in document order. */
  find(at: string): readonly Element[] {
    const known = this.#found.get(at);
    if (known) return known;
    const steps = parseSelector(at);
    const last = steps?.at(-1);
    const candidates = last?.tag ? (this.#byTag.get(last.tag) ?? []) : [...this.#byTag.values()].flat();
    const found = steps ? candidates.filter((element) => this.#isAt(element, steps)) : [];
    this.#found.set(at, found);
    return found;
  }

  /** The ids, attributes and classes that identify an element. */
  marks(element: Element): ReadonlySet<string> {
    const known = this.#marks.get(element);
    if (known) return known;
    const attributes = this.#outline.attributes(element);
    const tokens = (name: string) =>
      (attributes.get(name) ?? '')
        .slice(0, 1_000)
        .split(/\s+/)
        .filter((token) => TOKEN.test(token));
    const marks = [
      ...tokens('id').map((id) => `#${id}`),
      ...NAMED.flatMap((name) => tokens(name).map((value) => `[${name}=${value}]`)),
      ...tokens('class').map((name) => `.${name}`),
    ];
    const read = new Set(marks.slice(0, MAX_MARKS));
    this.#marks.set(element, read);
    return read;
  }

  #isAt(element: Element, steps: readonly Step[]): boolean {
    let at = steps.length - 1;
    if (!this.#is(element, steps[at])) return false;
    at--;
    for (let around = element.parent; around && at >= 0; around = around.parent) if (this.#is(around, steps[at])) at--;
    return at < 0;
  }

  #is(element: Element, step: Step | undefined): boolean {
    if (!step || (step.tag !== '' && step.tag !== element.name)) return false;
    if (step.marks.length === 0) return true;
    const marks = this.marks(element);
    return step.marks.every((mark) => marks.has(mark));
  }
}
