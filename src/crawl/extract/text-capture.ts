const MOST_AT_ONCE = 64;

/** Collects the text of elements that may lie within one another, reading each piece of the page once. */
export class TextCapture {
  #parts: string[] = [];
  #open = 0;

  get isOpen(): boolean {
    return this.#open > 0;
  }

  add(text: string): void {
    this.#parts.push(text);
  }

  /** Start here; the function returned ends the capture and gives its text ('' where too many are open). */
  start(): () => string {
    if (this.#open >= MOST_AT_ONCE) return () => '';
    this.#open++;
    const from = this.#parts.length;
    return () => {
      const text = this.#parts.slice(from).join('');
      if (--this.#open === 0) this.#parts = [];
      return text;
    };
  }
}
