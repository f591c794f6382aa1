import { resolveUrl } from './address.ts';
import { textsOf, type Value } from './markup/node.ts';

/** The first image address, given as text or as an ImageObject; a thumbnail only as a last resort. */
export function imageOf(values: Value[], base: string): string | null {
  let thumbnail: string | null = null;
  for (const value of values) {
    const texts =
      typeof value === 'string' ? [value] : [...textsOf(value, 'url', 'contenturl', 'image'), value.id ?? ''];
    for (const text of texts) {
      const url = resolveUrl(text.replaceAll('&amp;', '&'), base);
      if (url && !isThumbnail(url)) return url;
      thumbnail ??= url;
    }
  }
  return thumbnail;
}

/** True if an image's address requests fewer than 150 pixels. */
export function isThumbnail(url: string): boolean {
  return /[?&](?:w|h|width|height|sw|sh|wid|hei|size)=(?:\d{1,2}|1[0-4]\d)(?!\d)/i.test(url);
}
