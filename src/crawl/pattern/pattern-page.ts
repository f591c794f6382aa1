import type { FieldRule } from '../../domain/site-pattern.ts';
import type { Element, Outline } from '../extract/html/outline.ts';
import type { Page } from '../extract/html/scan-page.ts';
import { VisibilityIndex } from '../extract/visible/visibility.ts';
import { cleanText } from '../extract/html/text.ts';
import { Places } from './place.ts';

/** A page with its elements by address, as patterns read it. */
export class PatternPage {
  readonly page: Page;
  readonly outline: Outline;
  readonly visibility: VisibilityIndex;
  readonly places: Places;
  readonly #visible = new Map<string, Element[]>();

  constructor(page: Page) {
    this.page = page;
    this.outline = page.outline;
    this.visibility = new VisibilityIndex(page.outline);
    this.places = new Places(page.outline);
  }

  /** The visible elements at a rule's address. A struck price is seen too, but is none that counts. */
  visible(at: string): Element[] {
    const known = this.#visible.get(at);
    if (known) return known;
    const found = this.places.find(at).filter((element) => !this.visibility.of(element).isHidden);
    const visible = found.filter((element) => !this.visibility.of(element).isStruck);
    this.#visible.set(at, visible);
    return visible;
  }

  elementAt({ at, nth }: Pick<FieldRule, 'at' | 'nth'>): Element | null {
    return this.visible(at)[nth] ?? null;
  }

  /** What a rule takes from an element; null where that is nothing. */
  taken(element: Element, take: string): string | null {
    return take === 'text' || take === 'works'
      ? cleanText(this.text(element))
      : cleanText(this.outline.attributes(element).get(take) ?? '');
  }

  /** The text in an element without what is struck out in it. */
  text(element: Element): string {
    const pieces = this.outline.pieces.slice(element.first, Math.min(element.last, element.first + 200));
    const isPlain = pieces.every((piece) => !this.visibility.of(piece.element).isStruck);
    if (isPlain) return this.outline.textIn(element);
    const kept = pieces.filter((piece) => !this.visibility.of(piece.element).isStruck);
    return kept.map((piece) => this.outline.textOf(piece)).join(' ');
  }
}
