import { texts } from './texts/texts.ts';

const { fields, sources } = texts.catalogue;
const { url: _url, title: _title, ...optional } = fields;

/** Fields that may lack a value. */
export const OPTIONAL_FIELDS = optional;

/** Names a field at the beginning of a line. */
export const fieldTitle = (field: keyof typeof fields): string =>
  fields[field].charAt(0).toUpperCase() + fields[field].slice(1);

/** Names the source of a field, such as `feed:shopify`. */
export function sourceName(source: string): string {
  const [kind = ''] = source.split(':');
  return Object.hasOwn(sources, kind) ? sources[kind as keyof typeof sources] : source;
}
