import type { ImportedProduct } from '../domain/ports.ts';
import { MAX_VARIANTS_READ } from '../domain/product-variants.ts';
import type { Article } from './article.ts';
import { joinArticles } from './join-articles.ts';
import type { FeedProduct } from './product.ts';

/** Maximum products whose rows are collected at once, and the characters of them. */
const MAX_OPEN = 500;
const MAX_HELD_LENGTH = 2_000_000;
/** The size of a row in memory beside its texts, in characters. */
const ROW_LENGTH = 200;

interface RowGroup {
  line: number;
  product: FeedProduct;
  articles: Article[];
  length: number;
}

export interface JoinedRow {
  /** The line of the product's first row. */
  line: number;
  product: ImportedProduct;
}

/**
 * Joins the rows of each product. Rows of other products may be between them as long as all these are within the
 * limits; otherwise the product whose last row was read first is closed, and a later row of it is a separate product.
 */
export function createGroups() {
  const open = new Map<string, RowGroup>();
  let held = 0;

  function* closeFirst(): Generator<JoinedRow> {
    const [entry] = open;
    if (!entry) return;
    const [key, { line, product, articles, length }] = entry;
    open.delete(key);
    held -= length;
    yield { line, product: joinArticles(product, articles) };
  }

  return {
    /** @param product null for a row that adds to the product of an earlier row */
    *add(line: number, article: Article, product: FeedProduct | null): Generator<JoinedRow> {
      const { group: key } = article;
      if (key === null) {
        if (product) yield { line, product: joinArticles(product, [article]) };
        return;
      }
      const known = open.get(key);
      const group = known ?? (product && { line, product, articles: [], length: 0 });
      if (!group || group.articles.length >= MAX_VARIANTS_READ) return;
      const length = lengthOf(article) + (known ? 0 : JSON.stringify(product).length);
      group.articles.push(article);
      group.length += length;
      held += length;
      open.delete(key);
      open.set(key, group); // last in the order
      while (open.size > MAX_OPEN || held > MAX_HELD_LENGTH) yield* closeFirst();
    },
    *closeAll(): Generator<JoinedRow> {
      while (open.size > 0) yield* closeFirst();
    },
  };
}

function lengthOf({ traits, options, offer, attributes, images }: Article): number {
  const texts = [
    ...traits,
    ...options.flatMap(({ name, value }) => [name, value]),
    ...Object.values(offer),
    ...images,
    ...attributes.flatMap(({ group, name, value }) => [group, name, value]),
  ];
  return texts.reduce((sum: number, text) => sum + String(text ?? '').length, ROW_LENGTH + attributes.length * 50);
}
