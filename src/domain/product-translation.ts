/** What a product is called and made of in another language than the catalogue's. */
export interface ProductTranslation {
  title: string;
  /** Its kind, its details and the nouns and adjectives of its description, one in a line. */
  text: string;
}

export interface StoredTranslation extends ProductTranslation {
  /** ISO 639-1. */
  language: string;
  /** Of the texts that were translated: others need another translation. */
  sourceHash: string;
}

export interface ProductTranslations {
  /** Returns what is translated into a language, by product. */
  find(
    organizationId: string,
    assistantId: string,
    language: string,
    productIds: readonly string[],
  ): Promise<ReadonlyMap<string, StoredTranslation>>;
  /** Every language of one product. */
  of(organizationId: string, productId: string): Promise<StoredTranslation[]>;
  /** Replaces older ones; products that are gone are skipped. */
  put(
    organizationId: string,
    assistantId: string,
    rows: readonly (StoredTranslation & { productId: string })[],
  ): Promise<void>;
}
