import { isThumbnail } from '../image.ts';
import { resolveUrl } from '../address.ts';
import { textsOf, type Value } from './node.ts';

const MAX_IMAGES = 10;
const MAX_CANDIDATES = 200;

/** Returns the addresses of a product's images, each picture once and larger than a thumbnail if available. */
export function imagesOf(values: Value[], base: string): string[] {
  const found = new Map<string, string>();
  for (const value of values.slice(0, MAX_CANDIDATES)) {
    const texts = typeof value === 'string' ? [value] : textsOf(value, 'url', 'contenturl', 'image');
    const id = typeof value === 'string' || texts.length > 0 || value.id === null ? [] : [value.id];
    for (const text of [...texts, ...id].slice(0, MAX_CANDIDATES)) {
      const url = resolveUrl(text.replaceAll('&amp;', '&'), base);
      if (url === null) continue;
      const picture = pictureOf(url);
      const known = found.get(picture);
      if (known === undefined || (isThumbnail(known) && !isThumbnail(url))) found.set(picture, url);
    }
  }
  const all = [...found.values()];
  const large = all.filter((url) => !isThumbnail(url));
  return (large.length > 0 ? large : all).slice(0, MAX_IMAGES);
}

/** Returns a key that the addresses of one picture in several sizes share. */
function pictureOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  const sized = /^(?:w|h|width|height|sw|sh|wid|hei|size|quality|q|fit|crop|format|dpr|v)$/i;
  const others = [...searchParams].filter(([name]) => !sized.test(name)).map(([name, value]) => `${name}=${value}`);
  return [host, pathname.replace(/[-_]\d{2,4}x(?:\d{2,4})?(?=(?:@\dx)?\.\w{3,4}$)/, ''), ...others].join(' ');
}
