/** A translation of a catalogue's word. */
export interface LexiconEntry {
  /** The shop's own word: a category, an attribute, a value. */
  name: string;
  /** Shoppers' words for it in their language. */
  words: string[];
}

export interface CatalogueLexicon {
  entries: readonly LexiconEntry[];
  /** Hash of the catalogue's words that it was made from; if they change, it is outdated. */
  sourceHash: string;
}

export interface CatalogueLexicons {
  /**
   * Returns the lexicon of a catalogue in a language.
   * @returns null if there is none; `checkedAt` is when its words were last compared with the catalogue's
   */
  find(
    organizationId: string,
    assistantId: string,
    language: string,
  ): Promise<(CatalogueLexicon & { checkedAt: Date }) | null>;
  /** Replaces an older one. */
  put(organizationId: string, assistantId: string, language: string, lexicon: CatalogueLexicon): Promise<void>;
}
