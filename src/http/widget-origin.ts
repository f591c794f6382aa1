import type { WidgetAssistant } from '../domain/chat.ts';

/**
 * Whether a page may embed the assistant, by the `Origin` header of its request (Fetch, section 3.2). A request without
 * one is none of a page elsewhere: what is no browser could say any origin.
 * @param ownOrigin the service's, whose console previews
 */
export function mayEmbed(
  { origins, siteUrl }: Pick<WidgetAssistant, 'origins' | 'siteUrl'>,
  origin: string | undefined,
  ownOrigin: string,
): boolean {
  if (origin === undefined || origin === ownOrigin) return true;
  return (origins?.flatMap((each) => URL.parse(each)?.origin ?? []) ?? originsOf(siteUrl)).includes(origin);
}

/** Of a shop's address: with www. and without, and encrypted in any case. */
function originsOf(siteUrl: string | null): string[] {
  const url = URL.parse(siteUrl ?? '');
  if (!url) return [];
  const host = url.host.replace(/^www\./, '');
  const schemes = url.protocol === 'https:' ? ['https:'] : ['http:', 'https:'];
  return schemes.flatMap((scheme) => [`${scheme}//${host}`, `${scheme}//www.${host}`]);
}
