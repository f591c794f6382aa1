const MAX_OPEN = 64;

/** Collects the text of elements that may lie within one another, reading each piece of the page once. */
export class TextCapture {
  #parts: string[] = [];
  #open = 0;
  #muted = 0;

  get isOpen(): boolean {
    return this.#open > 0;
  }

  add(text: string): void {
    if (this.#muted === 0) this.#parts.push(text);
  }

  /** Leave out what comes until the function returned is called, where a capture is under way. */
  mute(): (() => void) | null {
    if (!this.isOpen) return null;
    this.#muted++;
    return () => this.#muted--;
  }

  /** Start here; the function returned ends the capture and gives its text ('' where too many are open). */
  start(): () => string {
    if (this.#open >= MAX_OPEN) return () => '';
    this.#open++;
    const from = this.#parts.length;
    return () => {
      const text = this.#parts.slice(from).join('');
      if (--this.#open === 0) this.#parts = [];
      return text;
    };
  }
}
