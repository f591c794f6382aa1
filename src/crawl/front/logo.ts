import { TEXT_LIMITS } from '../../domain/text-limits.ts';
import { isHomePage, resolveUrl } from '../extract/address.ts';
import { imageOf } from '../extract/image.ts';
import { type Node, textsOf, valuesOf } from '../extract/markup/node.ts';
import { type HostName, rateName } from './host-name.ts';
import type { LogoImage } from './logo-image.ts';
import type { FrontElement } from './markup.ts';

const APPLE_ICON = /^apple-touch-icon(?:-precomposed)?$/i;
/** The sizes of icons that state none. */
const UNSTATED = { svg: 256, png: 32, ico: 16 };

/** Returns the logo's address, the best evidence first; null rather than an unusable one. */
export function findLogo(input: {
  organizations: readonly Node[];
  image: LogoImage | null;
  links: readonly FrontElement[];
  base: string;
  host: HostName;
}): string | null {
  const { organizations, image, links, base, host } = input;
  const isOwn = (node: Node) => textsOf(node, 'name', 'alternatename').some((name) => rateName(name, host) > 0);
  const stated = organizations.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
  const urls = [
    ...stated.map((node) => imageOf(valuesOf(node, 'logo'), base)),
    image?.url ?? null,
    largestIcon(links, base, APPLE_ICON),
    largestIcon(links, base, /^icon$/i),
  ];
  return urls.find((url) => url !== null && url.length <= TEXT_LIMITS.url && !isHomePage(url)) ?? null;
}

function largestIcon(links: readonly FrontElement[], base: string, rel: RegExp): string | null {
  let best: { url: string; size: number } | null = null;
  for (const { attributes } of links) {
    const isIcon = (attributes.get('rel') ?? '').split(/\s+/).some((each) => rel.test(each));
    const url = isIcon ? resolveUrl(attributes.get('href') ?? '', base) : null;
    if (!url || /dark/i.test(attributes.get('media') ?? '')) continue;
    const size = sizeOf(attributes.get('sizes') ?? '', url);
    if (!best || size > best.size) best = { url, size };
  }
  return best?.url ?? null;
}

function sizeOf(sizes: string, url: string): number {
  const stated = Math.max(0, ...[...sizes.slice(0, 200).matchAll(/(\d{1,4})x/gi)].map(([, size]) => Number(size)));
  const { pathname } = new URL(url);
  if (/\.svg$/i.test(pathname)) return UNSTATED.svg;
  if (/\.ico$/i.test(pathname)) return Math.min(stated || UNSTATED.ico, UNSTATED.ico);
  return stated || UNSTATED.png;
}
