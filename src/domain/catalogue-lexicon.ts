/** What a word of a catalogue is called in another language. */
export interface LexiconEntry {
  /** As the shop has it: a kind of thing, an attribute, a value. */
  name: string;
  /** What shoppers call it in their language. */
  words: string[];
}

export interface CatalogueLexicon {
  entries: readonly LexiconEntry[];
  /** Of the catalogue's words that it was made from: others need another one. */
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
