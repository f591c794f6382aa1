import { VERIFICATION_NAME } from '../../domain/ownership.ts';
import { decodeHtml } from '../http/charset.ts';
import type { FrontInput } from './reading.ts';
import { scanFront } from './markup.ts';

/**
 * Returns the assistants' keys by which a page's owner proves that it is theirs: in a meta element, or on the element of
 * a widget. A key inside a script's text proves nothing: that may be what a visitor wrote.
 */
export function readProofs({ body, contentType }: Omit<FrontInput, 'headers'>): string[] {
  const { metas, scripts } = scanFront(decodeHtml(body, contentType ?? undefined));
  const stated = metas.filter(({ attributes }) => attributes.get('name')?.toLowerCase() === VERIFICATION_NAME);
  const keys = [
    ...stated.map(({ attributes }) => attributes.get('content')),
    ...scripts.map(({ attributes }) => attributes.get('data-key')),
  ];
  return [...new Set(keys.flatMap((key) => key?.trim() || []))];
}
