const MAX_OPEN = 64;

/** Collects the text of elements, which may be nested, reading each piece of the page once. */
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

  /** Skips text until the returned function is called; returns null when no capture is active. */
  mute(): (() => void) | null {
    if (!this.isOpen) return null;
    this.#muted++;
    return () => this.#muted--;
  }

  /** Starts a capture; the returned function ends it and returns its text ('' if too many are open). */
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
