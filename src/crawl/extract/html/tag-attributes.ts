/** The attributes of one start tag after the other. A Map would allocate a new table for each of a page's tags. */
export class TagAttributes {
  readonly #names: string[] = [];
  readonly #values: string[] = [];
  #size = 0;

  clear(): void {
    this.#size = 0;
  }

  /** Adds an attribute, unless there is one of this name. */
  add(name: string, value: string): void {
    if (this.has(name)) return;
    this.#names[this.#size] = name;
    this.#values[this.#size++] = value;
  }

  has(name: string): boolean {
    return this.#indexOf(name) >= 0;
  }

  get(name: string): string | undefined {
    const at = this.#indexOf(name);
    return at < 0 ? undefined : this.#values[at];
  }

  #indexOf(name: string): number {
    for (let at = 0; at < this.#size; at++) if (this.#names[at] === name) return at;
    return -1;
  }
}
