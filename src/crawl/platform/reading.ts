import { z } from 'zod';
import { detailsFrom } from '../../domain/product-details.ts';
import { decodeHtml } from '../http/charset.ts';
import { parseCurrency } from '../../text/money/currency.ts';
import { sanitize } from '../run/sanitize.ts';
import { type OtherLanguages, findOtherLanguages } from '../discover/locale.ts';
import type { SentPage } from '../run/page-reading.ts';
import { createSite } from '../discover/site.ts';
import type { FeedPage, Home } from './feed.ts';
import { PLATFORMS, PLATFORM_NAMES, type PlatformFeedPlan } from './platforms.ts';

/** More products than any platform returns per page. */
const MAX_PRODUCTS = 1_000;
const Currency = z.object({ currency: z.string() });

export interface HomeInput extends SentPage, Pick<Home, 'headers'> {
  siteUrl: string;
}

/** Facts about the whole site from a shop's home page. */
export interface HomeReading {
  otherLanguages: OtherLanguages | null;
  /** Possible product feeds of the shop. */
  plans: PlatformFeedPlan[];
}

/** Reads the home page: its other languages, and the product feeds of the platforms that it indicates. */
export function readHome({ siteUrl, url, body, contentType, headers }: HomeInput): HomeReading {
  const html = decodeHtml(body, contentType);
  const home = { url, html, headers };
  const recognized = PLATFORM_NAMES.filter((name) => PLATFORMS[name].recognizes(home));
  return {
    otherLanguages: findOtherLanguages(html, url, createSite(siteUrl)),
    plans: recognized.map((name) => ({ name, ...PLATFORMS[name].plan(home) })),
  };
}

export interface FeedPageInput {
  plan: PlatformFeedPlan;
  siteUrl: string;
  body: Uint8Array;
  /** The bodies of the page's `variantsAt`; empty before it is known. */
  variants: Uint8Array[];
}

/** Reads a page of a product feed, its products sanitized for the catalogue; null when it is no such page. */
export function readFeedPage({ plan, siteUrl, body, variants }: FeedPageInput): FeedPage | null {
  const page = PLATFORMS[plan.name].read(parseJson(body), plan, variants.map(parseJson));
  const site = createSite(siteUrl);
  return (
    page && {
      isLast: page.isLast,
      variantsAt: page.variantsAt ?? [],
      products: page.products.slice(0, MAX_PRODUCTS).flatMap(({ details, ...product }) => {
        const found = detailsFrom(`feed:${plan.name}`, details);
        return sanitize({ ...product, details: found }, site) ?? [];
      }),
    }
  );
}

/** Reads the currency from a shop's cart or card. */
export function readCurrency({ body }: { body: Uint8Array }): string | null {
  const { data } = Currency.safeParse(parseJson(body));
  return data ? parseCurrency(data.currency) : null;
}

/** Returns undefined when the bytes are not JSON in UTF-8. */
function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
