import type { Attribute } from '../../../../domain/product-details.ts';
import { scanPage } from '../../html/scan-page.ts';
import { readBoxes } from './boxes.ts';
import { attributesOf } from './page-details.ts';
import { ProductPart } from './product-part.ts';

/** Most texts are paragraphs, which need not be read: labelled values are in tables, lists or lines. */
const MAY_HAVE_DETAILS = /<(?:table|dl|li|br)\b/i;

/**
 * Reads the attributes in a product's text, as shops write them into their platform's editor: in tables, definition
 * lists and lists of labelled values. Never throws.
 * @param html a text with markup, without a page around it
 */
export function readTextDetails(html: string | null | undefined): Attribute[] {
  if (!html || !MAY_HAVE_DETAILS.test(html)) return [];
  const { outline } = scanPage(`<main>${html}</main>`, 'about:blank');
  return attributesOf(readBoxes(new ProductPart({ outline, heading: 0 }), null).rows);
}
