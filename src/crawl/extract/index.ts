import { detailsFrom, mergeDetails } from '../../domain/product-details.ts';
import { tagSource, type CrawledProduct, type Source } from '../../domain/provenance.ts';
import type { ProductFields } from '../../domain/product.ts';
import { pageIdentity } from '../../domain/url.ts';
import { isHomePage, isSameSite } from './address.ts';
import { parseIsbn } from '../../text/attributes/gtin.ts';
import { currencyOfSite } from '../../text/money/currency.ts';
import { addDetails, applyVariants, completeByVariants, relabelOptions } from './details.ts';
import { EMPTY, mergeDrafts, withSource, type Draft } from './draft.ts';
import { jsonLdIn } from './markup/flight.ts';
import { readJsonLd } from './markup/json-ld.ts';
import { isBelowTiles, isListing, readListing } from './visible/listing.ts';
import { isOpenGraphProduct, isStory, readOpenGraph } from './markup/open-graph.ts';
import { scanPage, type Page } from './html/scan-page.ts';
import { numberOf, type Offer } from './markup/offer.ts';
import { readProduct, type DetailedReading, type MarkupReading } from './markup/product.ts';
import { findProducts, type MarkedProduct } from './markup/products.ts';
import { selectProducts } from './markup/selection.ts';
import { type PageDetails, readPageDetails } from './visible/details/page-details.ts';
import { nameUnnamed } from './unnamed-options.ts';
import { VisiblePage } from './visible/visible-page.ts';
import { readState } from './markup/page-state.ts';
import { readStateDetails } from './markup/state-details.ts';
import { grossPrice, readLabels, readVisibleProduct, reducedPrice } from './visible/visible-product.ts';
import { reconcileStock } from './visible/stock.ts';
import { isAlike, similarity } from './html/text.ts';

/** Maximum buy buttons on a product page without a visible price; a listing has none outside its tiles. */
const MAX_BUY_BUTTONS = 2;
const NOT_SOLD = { product: EMPTY, isSold: false };

/**
 * Extracts the products that a page describes: the one of a product page, those of a listing that have their own
 * addresses, or none. Never throws, whatever the HTML.
 * @param url the page's own absolute address
 */
export function extractProducts(html: string, url: string): ProductFields[] {
  return readPage(html, url).products.map(({ sources: _sources, details: _details, ...product }) => product);
}

export type PageReading = {
  products: CrawledProduct[];
  page: Page;
  /** True if the products come from markup rather than from the visible page. */
  isMarked: boolean;
};

/** Like extractProducts, but also returns everything else that the single pass found. */
export function readPage(html: string, url: string): PageReading {
  const page = scanPage(html, url);
  return { page, ...productsOf(page) };
}

function productsOf(page: Page): Omit<PageReading, 'page'> {
  const isStated = page.jsonLd.some((block) => /"Product/.test(block));
  const blocks = isStated ? page.jsonLd : [...page.jsonLd, ...jsonLdIn(page.scripts)];
  const syntaxes = { 'json-ld': readJsonLd(blocks), microdata: page.microdata, rdfa: page.rdfa };
  const found = Object.entries(syntaxes).map(([source, roots]) => {
    return { source: source as keyof typeof syntaxes, ...findProducts(roots, page) };
  });
  const crumbs = found.flatMap((each) => each.crumbs);
  const isRecipe = found.some((each) => each.hasRecipe);
  const isArticle = found.some((each) => each.hasArticle);
  const selected = found.map(({ source, products }) => ({ source, ...selectProducts(products, page, isRecipe) }));
  const readings = selected
    .filter(({ main }) => main.length > 0)
    .map(({ main, source }) => tagReading(source, readProduct(main, crumbs, page)))
    .filter(({ draft }) => draft.price !== null || (draft.title !== null && hasEvidence(draft, isArticle)));
  const openGraph = withSource('open-graph', readOpenGraph(page));
  if (readings.length > 0 || (isOpenGraphProduct(page) && openGraph.price !== null)) {
    const own = keepOneProduct(readings);
    const draft = mergeDrafts([...own.map((each) => each.draft), openGraph]);
    const visible = new VisiblePage(page, true);
    const product = fillFromPage({ draft, offers: own[0]?.offers ?? [] }, page, visible);
    const named = nameByHeading(product, visible);
    return { products: finish(named, page).map((each) => withDetails(each, visible)), isMarked: true };
  }
  const listed = selected.map((each) => each.listed.flatMap((item) => readListed(item, each.source, page)));
  const products = listed.find((list) => list.length > 0) ?? [];
  if (products.length > 0 || isRecipe || isArticle) return { products, isMarked: true };
  return { products: readVisibleProducts(page, openGraph), isMarked: false };
}

/**
 * Fills the fields that shoppers ask about first from the visible page when markup lacks them. The visible price wins
 * over several prices, such as those of sellers; a visible product number wins over a different one in the markup.
 */
function fillFromPage({ draft, offers }: MarkupReading, page: Page, visible: VisiblePage): Draft {
  const { externalId, brand } = readLabels(visible, draft);
  const labels = withSource('page', { ...EMPTY, externalId, brand });
  const labelled = {
    ...draft,
    externalId: externalId ?? draft.externalId,
    brand: labels.brand,
    sources: { ...labels.sources, ...draft.sources, ...(externalId !== null && { externalId: 'page' as const }) },
  };
  const isSettled = new Set(offers.flatMap(({ price, highPrice }) => [price, highPrice ?? price])).size <= 1;
  const corrected = mergeDrafts([withSource('page', correctMarkup({ draft, offers }, visible, isSettled)), labelled]);
  if (isSettled && draft.price !== null && draft.availability !== 'unknown') return withCurrency(corrected, visible);
  const { product, isSold } = readVisibleProduct(visible);
  const fromPage = withSource('page', isSold ? product : { ...product, price: null, currency: null });
  const isOffered = offers.some(
    ({ price, highPrice }) =>
      price === fromPage.price || (highPrice !== null && isBetween(fromPage.price, price, highPrice)),
  );
  const shown = isOffered ? withShownOffer(corrected, fromPage.price, offers) : corrected;
  const known = mergeDrafts([shown, fromPage]);
  return known.price === null
    ? mergeDrafts([known, withSource('state', readState(page) ?? EMPTY)])
    : withCurrency(known, visible);
}

/** Takes the price that the page shows, and the number of its offer, if each has its own and the page states none. */
function withShownOffer(draft: Draft, price: number | null, offers: readonly Offer[]): Draft {
  const numbers = new Set(offers.map(numberOf));
  const [shown, ...others] = offers.filter((offer) => offer.price === price);
  const isOwn = shown && others.length === 0 && numbers.size === offers.length && numbers.has(draft.externalId);
  return { ...draft, price, externalId: isOwn ? numberOf(shown) : draft.externalId };
}

/** Takes the currency from the same amount on the page if the markup states an amount alone, or a sign of many countries. */
function withCurrency(draft: Draft, visible: VisiblePage): Draft {
  if (draft.price === null || draft.currency !== null) return draft;
  const shown = visible.prices.find(({ amount, currency }) => amount === draft.price && currency !== null);
  return shown
    ? { ...draft, currency: shown.currency, sources: { ...draft.sources, ...tagSource('page', ['currency']) } }
    : draft;
}

/** Prefers the heading to a social card's title that repeats it with other words, such as the site's name. */
function nameByHeading(draft: Draft, { title, page }: VisiblePage): Draft {
  const isCard = draft.title !== null && draft.sources?.title === 'open-graph';
  if (!isCard || title === null || title !== page.h1 || similarity(title, draft.title) < 1) return draft;
  return { ...draft, title, sources: { ...draft.sources, title: 'page' } };
}

/** Corrects markup that the visible page clearly contradicts: a struck-out price, one without tax, a changed availability. */
function correctMarkup({ draft, offers }: MarkupReading, visible: VisiblePage, isSettled: boolean): Draft {
  const { price, availability } = draft;
  const stock = availability === 'unknown' ? availability : reconcileStock(availability, visible, offers);
  return {
    ...EMPTY,
    price: isSettled && price !== null ? (reducedPrice(visible, price) ?? grossPrice(visible, price)) : null,
    availability: stock === availability ? 'unknown' : stock,
  };
}

/** Returns the products that a page without markup sells or lists. */
function readVisibleProducts(page: Page, openGraph: Draft): CrawledProduct[] {
  const visible = new VisiblePage(page, false);
  const { product, isSold } = visible.price || visible.heading >= 0 ? readVisibleProduct(visible) : NOT_SOLD;
  const isList = isListing(visible, isOpenGraphProduct(page));
  if (isSold && !(isList && isBelowTiles(visible))) {
    const fromPage = withSource('page', product);
    const draft = mergeDrafts([{ ...fromPage, imageUrl: null }, openGraph, fromPage]);
    return finish(draft, page).map((each) => withDetails(each, visible));
  }
  const state = readState(page);
  if (state) return finish(mergeDrafts([withSource('state', state), openGraph]), page);
  const hasSigns =
    isOpenGraphProduct(page) || (visible.buttons.length > 0 && visible.buttons.length <= MAX_BUY_BUTTONS);
  const isProduct = hasSigns && !isList;
  return isProduct
    ? []
    : readListing(visible)
        .filter(({ draft }) => isList || !isStory(page) || draft.imageUrl !== null)
        .flatMap(({ draft, url }) => toProduct(withSource('page', draft), pageIdentity(url)));
}

/** Adds details from the visible page to those already known, which take precedence. */
function withDetails(product: CrawledProduct, visible: VisiblePage): CrawledProduct {
  const shown = readPageDetails(visible, product);
  const { details: known } = product;
  const isKeyed = known?.sources.options === 'state';
  const completed = completeByLabels(product, shown);
  const details = mergeDetails(
    [known ? [isKeyed ? relabelOptions(known, shown) : nameUnnamed(known, shown)] : [], shown].flat(),
  );
  if (Object.keys(details.sources).length === 0) return completed;
  const siteCurrency = currencyOfSite(visible.page.url, visible.page.lang);
  return completeByVariants({ ...completed, details }, shown.currency ?? product.currency ?? siteCurrency);
}

/** Completes the article number and the brand from the page's tables; shops order books by their ISBN. */
function completeByLabels(product: CrawledProduct, { sku, brand, details }: PageDetails): CrawledProduct {
  const number = sku ?? parseIsbn(product.details?.details.gtin) ?? parseIsbn(details.gtin);
  const found = {
    ...(product.externalId === null && number !== null && { externalId: number }),
    ...(product.brand === null && brand !== null && { brand }),
  };
  const names = Object.keys(found) as (keyof typeof found)[];
  return { ...product, ...found, sources: { ...product.sources, ...tagSource('page', names) } };
}

function isBetween(price: number | null, min: number | null, max: number): boolean {
  return price !== null && min !== null && min <= price && price <= max;
}

/** Drops readings in which another syntax describes a different product. */
function keepOneProduct(readings: MarkupReading[]): MarkupReading[] {
  const title = readings.find(({ draft }) => draft.title !== null)?.draft.title ?? null;
  return readings.filter(
    ({ draft }) => draft.title === null || isAlike(title, draft.title) || isAlike(draft.title, title),
  );
}

function tagReading(source: Source, { draft, details, offers }: DetailedReading): MarkupReading {
  const found = detailsFrom(source, details);
  const isKnown = Object.keys(found.sources).length > 0;
  return { draft: { ...withSource(source, draft), ...(isKnown && { details: found }) }, offers };
}

function readListed({ node, url }: MarkedProduct, source: Source, page: Page): CrawledProduct[] {
  const draft = withSource(source, readProduct([node], [], page).draft);
  return url !== null && hasEvidence(draft, false) ? toProduct(draft, pageIdentity(url)) : [];
}

/** A bare name is a mention, not a sale; an article's product counts as sold only if it has a price. */
function hasEvidence(draft: Draft, isInArticle: boolean): boolean {
  if (draft.price !== null || isInArticle) return draft.price !== null;
  return draft.externalId !== null || draft.imageUrl !== null || draft.availability !== 'unknown';
}

/** Returns the product of a page, with the variants that its scripts state. */
function finish(draft: Draft, page: Page): CrawledProduct[] {
  const detailed = addDetails(draft, readStateDetails(page, draft));
  return toProduct(applyVariants(detailed, page.url), addressOf(page));
}

function toProduct(draft: Draft, url: string): CrawledProduct[] {
  const { title } = draft;
  return title === null ? [] : [{ url, ...draft, title }];
}

/** Returns the canonical address if it can belong to the page, otherwise the page's own. */
export function addressOf({ url, canonical }: Page): string {
  const isSane = canonical !== null && isSameSite(canonical, url) && (!isHomePage(canonical) || isHomePage(url));
  return pageIdentity(isSane ? canonical : url);
}
