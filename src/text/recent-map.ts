/**
 * A memo of at most twice `size` values, which keeps those that are used: when a generation is full, the one before it
 * is forgotten. Unlike in a list of the least recently used, reading changes nothing for most values.
 */
export class RecentMap<V> {
  readonly #size: number;
  #newer = new Map<string, V>();
  #older = new Map<string, V>();

  constructor(size: number) {
    this.#size = size;
  }

  get(key: string): V | undefined {
    const known = this.#newer.get(key);
    if (known !== undefined) return known;
    const earlier = this.#older.get(key);
    if (earlier !== undefined) this.set(key, earlier);
    return earlier;
  }

  set(key: string, value: V): void {
    if (this.#newer.size >= this.#size) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(key, value);
  }
}
