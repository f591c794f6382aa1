import type { ShopFront } from '../../domain/shop-front.ts';
import { scanPage } from '../extract/html/scan-page.ts';
import { decodeHtml } from '../http/charset.ts';
import { findColour } from './colour.ts';
import { readHostName } from './host-name.ts';
import { findLanguage } from './language.ts';
import { findLogo } from './logo.ts';
import { findLogoImage } from './logo-image.ts';
import { scanFront } from './markup.ts';
import { findName } from './name.ts';
import { findOrganizations } from './organization.ts';
import { findPlatform } from './platform.ts';
import { findPolicies } from './policies.ts';
import { findTags } from './tags.ts';

export interface FrontInput {
  /** The page's URL, after redirects. */
  url: string;
  body: Uint8Array;
  contentType: string | null;
  /** By lower-case name: the policy, and what the platforms read. */
  headers: Readonly<Record<string, string>>;
}

/** Reads what a page says about its shop, and about the widget on it. Never throws, whatever the page. */
export function readFront({ url, body, contentType, headers }: FrontInput): ShopFront {
  const html = decodeHtml(body, contentType ?? undefined);
  const page = scanPage(html, url);
  const markup = scanFront(html);
  const organizations = findOrganizations(page);
  const host = readHostName(url);
  const image = findLogoImage(page, host);
  return {
    url,
    name: findName({ page, organizations, logoAlt: image?.alt ?? '', host }),
    logoUrl: findLogo({ organizations, image, links: markup.links, base: page.base, host }),
    colour: findColour(markup),
    language: findLanguage(page),
    platform: findPlatform({ url, html, headers }, markup.metas),
    tags: findTags(markup.scripts, page.base),
    policies: findPolicies(headers, markup.metas),
  };
}
