import type { ProductFields } from '../domain/records.ts';

/** What a column of a feed can mean: a field of a product, or something that one is made of. */
export type Meaning = keyof ProductFields | 'salePrice' | 'saleDates' | 'broadCategory' | 'handle' | 'status';

/** The text of one row by what it means; an empty cell is not there. */
export type Cells = Partial<Record<Meaning, string>>;

/**
 * Names by which columns go, as `fold` writes them: those of add_product, then Google Merchant's.
 * @see https://support.google.com/merchants/answer/7052112
 */
const NAMES = new Map<string, Meaning>([
  ['url', 'url'],
  ['link', 'url'],
  ['title', 'title'],
  ['externalid', 'externalId'],
  ['id', 'externalId'],
  ['description', 'description'],
  ['price', 'price'],
  ['saleprice', 'salePrice'],
  ['salepriceeffectivedate', 'saleDates'],
  ['currency', 'currency'],
  ['availability', 'availability'],
  ['imageurl', 'imageUrl'],
  ['imagelink', 'imageUrl'],
  ['brand', 'brand'],
  ['category', 'category'],
  ['producttype', 'category'],
  ['googleproductcategory', 'broadCategory'],
]);

/**
 * What else a product export of Shopify calls them, older and newer. It names a product by its handle, and the like of
 * "type" and "status" means something else in other files.
 * @see https://help.shopify.com/en/manual/products/import-export/using-csv
 */
const SHOPIFY = new Map<string, Meaning>([
  ['handle', 'handle'],
  ['urlhandle', 'handle'],
  ['bodyhtml', 'description'],
  ['vendor', 'brand'],
  ['type', 'category'],
  ['productcategory', 'broadCategory'],
  ['variantprice', 'price'],
  ['imagesrc', 'imageUrl'],
  ['productimageurl', 'imageUrl'],
  ['status', 'status'],
]);

const MAX_IGNORED_COLUMNS = 50;
const MAX_NAME_LENGTH = 100;

/** Tells what columns mean, and keeps the names of those that mean nothing here. */
export interface Columns {
  meaningOf(name: string): Meaning | undefined;
  /** The names that a file begins with, which say what kind of file it is. */
  readHeader(names: readonly string[]): (Meaning | undefined)[];
  ignore(name: string): void;
  /** At most 50. */
  ignored: ReadonlySet<string>;
}

export function createColumns(): Columns {
  const ignored = new Set<string>();
  let names: ReadonlyMap<string, Meaning> = NAMES;
  const ignore = (name: string) => {
    if (ignored.size < MAX_IGNORED_COLUMNS && name.trim() !== '') ignored.add(name.trim().slice(0, MAX_NAME_LENGTH));
  };
  const meaningOf = (name: string) => {
    const meaning = names.get(fold(name));
    if (meaning === undefined) ignore(name);
    return meaning;
  };
  return {
    meaningOf,
    readHeader(header) {
      if (header.some((name) => SHOPIFY.get(fold(name)) === 'handle')) names = new Map([...NAMES, ...SHOPIFY]);
      return header.map(meaningOf);
    },
    ignore,
    ignored,
  };
}

/** "Image Link", "image_link" and "g:imageLink" are one name. */
function fold(name: string): string {
  return name
    .toLowerCase()
    .replace(/^\s*g:/, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
