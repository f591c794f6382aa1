import { parseAvailability } from '../availability.ts';
import { parseCurrency, currencyOfSite } from '../../../text/money/currency.ts';
import { parsePrice } from '../../../text/money/price.ts';
import { detailsFrom } from '../../../domain/product-details.ts';
import type { Draft } from '../draft.ts';
import { imageOf } from '../image.ts';
import type { Page } from '../html/scan-page.ts';
import { cleanText } from '../html/text.ts';

/**
 * Reads the product from a page's meta elements.
 * @see https://ogp.me and https://developers.facebook.com/docs/marketing-api/catalog/guides/microdata-tags
 */
export function readOpenGraph(page: Page): Draft {
  const metas = (...names: string[]) => names.flatMap((name) => page.meta.get(name) ?? []);
  const meta = (...names: string[]) =>
    metas(...names)
      .map(cleanText)
      .find((text) => text !== null) ?? null;
  const code = meta('product:sale_price:currency', 'product:price:currency', 'og:price:currency');
  const siteCurrency = currencyOfSite(page.url, page.lang);
  const stated = meta('product:sale_price:amount', 'product:price:amount', 'og:price:amount') ?? card(page, /^price/i);
  const hint = { currency: code ?? siteCurrency ?? '' };
  const price = parsePrice(stated ?? '', hint);
  const listPrice = listPriceOf(page, price.amount, hint);
  return {
    title: meta('og:title') ?? page.h1 ?? page.title,
    externalId: meta('product:retailer_item_id', 'product:retailer_part_no', 'product:sku'),
    description: meta('og:description', 'description', 'twitter:description'),
    price: price.amount === 0 ? null : price.amount,
    currency: code === null ? (price.amount === null ? null : price.currency) : parseCurrency(code, siteCurrency),
    availability: parseAvailability(meta('product:availability', 'og:availability') ?? card(page, /^availab/i) ?? ''),
    imageUrl: imageOf(metas('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image'), page.base),
    brand: meta('product:brand', 'og:brand'),
    category: meta('product:category'),
    ...(listPrice !== null && { details: detailsFrom('open-graph', { listPrice }) }),
  };
}

/** Returns the price before a reduction; next to a sale price, the product's own price is the old one. */
function listPriceOf({ meta }: Page, price: number | null, hint: { currency: string }): number | null {
  const names = ['product:original_price', 'product:price:standard_amount', 'og:price:standard_amount'];
  const former = names.map((name) => meta.get(name) ?? meta.get(`${name}:amount`)).find((text) => text !== undefined);
  const reduced = meta.has('product:sale_price:amount') ? meta.get('product:price:amount') : undefined;
  const { amount } = parsePrice(former ?? reduced ?? '', hint);
  // Some shops print it as they computed it: 198.99996.
  const rounded = Math.round((amount ?? 0) * 100) / 100;
  return price !== null && rounded > price ? rounded : null;
}

/** Returns the value for a label on a page's social card. */
function card({ meta }: Page, label: RegExp): string | null {
  const at = ['1', '2'].find((number) => label.test(meta.get(`twitter:label${number}`) ?? ''));
  return (at && meta.get(`twitter:data${at}`)) || null;
}

/** True if a page without markup declares itself a product page. */
export function isOpenGraphProduct(page: Page): boolean {
  return /^(og:)?product(\.item)?$/i.test(page.meta.get('og:type') ?? '');
}

/** True if a page declares itself an article, as news do, but also some shops' product pages. */
export function isStory(page: Page): boolean {
  return page.meta.get('og:type') === 'article';
}
