import { type Attribute, DETAIL_LIMITS, type Variant } from '../domain/product-details.ts';
import { listPriceAbove } from '../domain/product-variants.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import { trimEndOf } from '../domain/trim.ts';
import { isHttpUrl } from '../domain/url.ts';
import { parseAttribute } from '../domain/attribute.ts';
import { parseGtin } from '../text/attributes/gtin.ts';
import { type Cells, MEASURES, TRAITS, type WrittenAttribute } from './columns.ts';
import { plainText } from './plain-text.ts';
import { readPrice } from './price.ts';

/** The data of a feed's row beside the fields of add_product: of a product, or of one of its variants. */
export interface Article {
  /** The same in all rows of one product; null for a row that is a complete product. */
  group: string | null;
  groupTitle: string | null;
  /** True for a row that contains only the differences from the product's first row. */
  isAddition: boolean;
  /** False for a row that only adds a picture to its product. */
  isVariant: boolean;
  /** Names of options in Shopify's files, which only the first row of a product has, and the values of this row. */
  options: readonly { name: string | null; value: string | null }[];
  /** The values of `TRAITS`. */
  traits: readonly (string | null)[];
  offer: Pick<Variant, 'cartId' | 'sku' | 'gtin' | 'price' | 'listPrice' | 'availability' | 'imageUrl' | 'url'>;
  currency: string | null;
  attributes: Attribute[];
  images: string[];
  grams: number;
  mpn: string | null;
  condition: string | null;
}

/** Shopify's placeholder for the option of a product without options. */
const NO_OPTION = { name: 'Title', value: 'Default Title' };
/** The places of options in Shopify's files. */
export const NUMBERS = [1, 2, 3] as const;

/** The current price and the one before a reduction. */
export interface CurrentPrice {
  price: number | null;
  listPrice: number | null;
  currency: string | null;
}

export function readArticle(cells: Cells, price: CurrentPrice): Article {
  const options = NUMBERS.map((at) => toOption(cells[`option${at}Name`], cells[`option${at}Value`]));
  const offer = readOffer(cells, price);
  const isAddition = cells.title === undefined;
  return {
    group: cells.handle ?? cells.groupId ?? null,
    groupTitle: clean(cells.groupTitle),
    isAddition,
    isVariant: !isAddition || offer.price !== null || offer.sku !== null || options.some(({ value }) => value),
    options,
    traits: TRAITS.map(({ meaning }) => clean(cells[meaning])),
    offer,
    currency: price.currency,
    attributes: readAttributes(cells),
    images: [...toUrls(cells.imageUrl), ...toUrls(cells.moreImages)].slice(0, DETAIL_LIMITS.images),
    grams: Number(cells.grams ?? 0) || 0,
    mpn: clean(cells.mpn),
    condition: clean(cells.condition)?.toLowerCase() ?? null,
  };
}

function readOffer(cells: Cells, { price, listPrice, currency }: CurrentPrice): Article['offer'] {
  const stated = cells.listPrice === undefined ? undefined : readPrice(cells.listPrice, currency);
  // In Shopify's files, the other pictures are the product's.
  const imageUrl = cells.handle === undefined ? cells.imageUrl : cells.variantImage;
  return {
    cartId: cells.externalId ?? null,
    sku: clean(cells.sku),
    gtin: parseGtin(cells.gtin),
    price,
    listPrice: listPriceAbove(price, typeof stated === 'object' ? stated.amount : listPrice),
    availability: 'unknown',
    imageUrl: toUrls(imageUrl)[0] ?? null,
    url: toUrls(cells.url)[0] ?? null,
  };
}

function toOption(name: string | undefined, value: string | undefined): Article['options'][number] {
  if (name === NO_OPTION.name && value === NO_OPTION.value) return { name: null, value: null };
  return { name: clean(name), value: clean(value) };
}

/** Converts a cell to one line of plain text; null if nothing remains. */
export function clean(text: string | null | undefined): string | null {
  if (!text) return null;
  return plainText(text).replaceAll('\0', ' ').toWellFormed().trim().replaceAll(/\s+/g, ' ') || null;
}

/** Reads URLs that are separated by commas or white space; each may contain commas itself. */
function toUrls(cell: string | undefined): string[] {
  const urls = (cell?.split(/[\s,](?=https?:)/i) ?? []).map((url) => trimEndOf(url, /[\s,]/));
  return urls.filter((url) => url.length <= TEXT_LIMITS.url && isHttpUrl(url));
}

function readAttributes(cells: Cells): Attribute[] {
  const rows = [...(cells.details ?? []), ...parseDetails(cells.productDetail)].slice(0, DETAIL_LIMITS.attributes);
  for (const { meaning, name } of MEASURES) rows.push({ group: '', name, value: cells[meaning] ?? '' });
  return rows.flatMap(
    ({ group, name, value }) =>
      parseAttribute({ group: clean(group), name: clean(name) ?? '', value: clean(value) ?? '' }) ?? [],
  );
}

/** Reads "Section:Name:Value,Section:Name:Value". A section may be missing, and a value may contain commas. */
function parseDetails(cell: string | undefined): WrittenAttribute[] {
  const rows = cell?.split(/,(?=[^,:]*:[^,:]*:)/) ?? [];
  return rows.map((row) => {
    const [group = '', name = '', ...value] = row.split(':').map((part) => part.trim().replaceAll(/^"|"$/g, ''));
    return value.length > 0 ? { group, name, value: value.join(':') } : { group: '', name: group, value: name };
  });
}
