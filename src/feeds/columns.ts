import type { ProductFields } from '../domain/product.ts';

/** Meanings of a feed's column: a product's field, or an input from which one or a detail is computed. */
export type Meaning =
  | keyof ProductFields
  | 'salePrice'
  | 'saleDates'
  | 'broadCategory'
  | 'handle'
  | 'status'
  | 'published'
  | 'groupId'
  | 'groupTitle'
  | 'moreImages'
  | 'variantImage'
  | 'productDetail'
  | 'gtin'
  | 'mpn'
  | 'sku'
  | 'condition'
  | 'listPrice'
  | 'grams'
  | (typeof TRAITS)[number]['meaning']
  | (typeof MEASURES)[number]['meaning']
  | `option${1 | 2 | 3}${'Name' | 'Value'}`;

/** The text of one row by meaning; empty cells are omitted. */
export type Cells = Partial<Record<Meaning, string>> & { details?: WrittenAttribute[] };

/** A row of a product's details, as the feed writes it. */
export interface WrittenAttribute {
  group: string;
  name: string;
  value: string;
}

/** Google Merchant's columns by which the articles of a group may differ. */
export const TRAITS = [
  { meaning: 'color', name: 'Color' },
  { meaning: 'size', name: 'Size' },
  { meaning: 'material', name: 'Material' },
  { meaning: 'pattern', name: 'Pattern' },
  { meaning: 'gender', name: 'Gender' },
  { meaning: 'ageGroup', name: 'Age group' },
] as const;

export const MEASURES = [
  { meaning: 'weight', name: 'Weight' },
  { meaning: 'length', name: 'Length' },
  { meaning: 'width', name: 'Width' },
  { meaning: 'height', name: 'Height' },
] as const;

/**
 * Known column names, folded with `normalized`: those of add_product, then Google Merchant's.
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
  ['itemgroupid', 'groupId'],
  ['itemgrouptitle', 'groupTitle'],
  ['additionalimagelink', 'moreImages'],
  ['productdetail', 'productDetail'],
  ['gtin', 'gtin'],
  ['mpn', 'mpn'],
  ['condition', 'condition'],
  ...TRAITS.map(({ meaning }): [string, Meaning] => [normalized(meaning), meaning]),
  ...MEASURES.map(({ meaning }): [string, Meaning] => [`product${meaning}`, meaning]),
]);

/**
 * Further column names in Shopify's product exports, older and newer. Shopify identifies a product by its handle;
 * columns such as "type" and "status" mean something else in other files.
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
  ['published', 'published'],
  ['publishedononlinestore', 'published'],
  ...([1, 2, 3] as const).flatMap((at): [string, Meaning][] => [
    [`option${at}name`, `option${at}Name`],
    [`option${at}value`, `option${at}Value`],
  ]),
  ['variantsku', 'sku'],
  ['sku', 'sku'],
  ['variantbarcode', 'gtin'],
  ['barcode', 'gtin'],
  ['variantcompareatprice', 'listPrice'],
  ['compareatprice', 'listPrice'],
  ['variantimage', 'variantImage'],
  ['variantimageurl', 'variantImage'],
  ['variantgrams', 'grams'],
  ['weightvaluegrams', 'grams'],
  ['googleshoppinggender', 'gender'],
  ['googleshoppingagegroup', 'ageGroup'],
  ['googleshoppingmpn', 'mpn'],
  ['googleshoppingcondition', 'condition'],
]);

const MAX_IGNORED_COLUMNS = 50;
const MAX_NAME_LENGTH = 100;

/** Maps columns to their meanings, and collects the names of unknown columns. */
export interface Columns {
  meaningOf(name: string): Meaning | undefined;
  /** Reads the leading column names, which identify the kind of file. */
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
    const meaning = names.get(normalized(name));
    if (meaning === undefined) ignore(name);
    return meaning;
  };
  return {
    meaningOf,
    readHeader(header) {
      if (header.some((name) => SHOPIFY.get(normalized(name)) === 'handle')) names = new Map([...NAMES, ...SHOPIFY]);
      return header.map(meaningOf);
    },
    ignore,
    ignored,
  };
}

/** Normalizes a name: "Image Link", "image_link" and "g:imageLink" are the same. */
function normalized(name: string): string {
  return name
    .toLowerCase()
    .replace(/^\s*g:/, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
