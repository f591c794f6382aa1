/** A product's title and texts in another language than the catalogue's. */
export interface ProductTranslation {
  title: string;
  /** Its kind, its details and the nouns and adjectives of its description, one in a line. */
  text: string;
}

export interface StoredTranslation extends ProductTranslation {
  /** ISO 639-1. */
  language: string;
  /** Hash of the translated texts; if they change, the translation is outdated. */
  sourceHash: string;
}

export interface ProductTranslations {
  /** Returns translations into a language, by product. */
  find(
    organizationId: string,
    assistantId: string,
    language: string,
    productIds: readonly string[],
  ): Promise<ReadonlyMap<string, StoredTranslation>>;
  /** Returns a product's translations into all languages. */
  of(organizationId: string, productId: string): Promise<StoredTranslation[]>;
  /** Replaces older translations; skips deleted products. */
  put(
    organizationId: string,
    assistantId: string,
    rows: readonly (StoredTranslation & { productId: string })[],
  ): Promise<void>;
}
