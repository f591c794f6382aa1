import type { FieldRule } from '../../domain/site-pattern.ts';
import type { Element, Outline } from '../extract/html/outline.ts';
import type { Page } from '../extract/html/scan-page.ts';
import { VisibilityIndex } from '../extract/visible/visibility.ts';
import { cleanText } from '../extract/html/text.ts';
import { SelectorIndex } from './selector.ts';

/** A page whose elements patterns look up by address. */
export class PatternPage {
  readonly page: Page;
  readonly outline: Outline;
  readonly visibility: VisibilityIndex;
  readonly selectors: SelectorIndex;
  readonly #visible = new Map<string, Element[]>();

  constructor(page: Page) {
    this.page = page;
    this.outline = page.outline;
    this.visibility = new VisibilityIndex(page.outline);
    this.selectors = new SelectorIndex(page.outline);
  }

  /** The visible elements at a rule's address, except struck-out ones such as old prices. */
  visible(at: string): Element[] {
    const known = this.#visible.get(at);
    if (known) return known;
    const found = this.selectors.find(at).filter((element) => !this.visibility.of(element).isHidden);
    const visible = found.filter((element) => !this.visibility.of(element).isStruck);
    this.#visible.set(at, visible);
    return visible;
  }

  elementAt({ at, nth }: Pick<FieldRule, 'at' | 'nth'>): Element | null {
    return this.visible(at)[nth] ?? null;
  }

  /** The text or attribute that a rule takes from an element; null when empty. */
  readFrom(element: Element, take: string): string | null {
    return take === 'text' || take === 'works'
      ? cleanText(this.text(element))
      : cleanText(this.outline.attributes(element).get(take) ?? '');
  }

  /** An element's text, without any struck-out text. */
  text(element: Element): string {
    const pieces = this.outline.pieces.slice(element.first, Math.min(element.last, element.first + 200));
    const isPlain = pieces.every((piece) => !this.visibility.of(piece.element).isStruck);
    if (isPlain) return this.outline.textIn(element);
    const kept = pieces.filter((piece) => !this.visibility.of(piece.element).isStruck);
    return kept.map((piece) => this.outline.textOf(piece)).join(' ');
  }
}
