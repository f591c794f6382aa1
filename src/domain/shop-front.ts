import type { PictureScreen, TakenPicture } from './shop-picture.ts';

/** A widget tag on a page, as its attributes state it. */
export interface WidgetTag {
  /** `data-key`. */
  key: string;
  /** Resolved against the page's URL. */
  src: string;
  /** `data-cart`. */
  cart: string | null;
}

/** The facts that one page of a shop states about the shop, and about the widget on it. */
export interface ShopFront {
  /** After redirects. */
  url: string;
  name: string | null;
  logoUrl: string | null;
  /** The shop's main colour, as `#rrggbb`. */
  colour: string | null;
  /** ISO 639-1. */
  language: string | null;
  /** The platform, as this service names it. */
  platform: string | null;
  tags: WidgetTag[];
  /** Content security policies, of the response's header and of the page's meta elements. */
  policies: string[];
}

/** Visits pages of shops for their owners. */
export interface ShopVisitor {
  /**
   * Fetches and reads one page.
   * @param options.orRecent a visit of the last minute will do
   * @throws {Refusal} `shop_unreachable`, with a message for the owner
   */
  visit(url: string, options?: { orRecent?: boolean }): Promise<ShopFront>;
  /**
   * Takes a picture of one page, one at a time of each organization.
   * @param options.orRecent a problem of the last minute will do
   */
  picture(
    organizationId: string,
    page: { url: string; screen: PictureScreen },
    options?: { orRecent?: boolean },
  ): Promise<TakenPicture>;
}
