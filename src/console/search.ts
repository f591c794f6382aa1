import type { AuditEntry } from './types.ts';

/** What the audit log is narrowed down to, as the address holds it; days are the reader's own, YYYY-MM-DD. */
export interface AuditSearch {
  action?: string;
  actor?: string;
  via?: AuditEntry['via'];
  target?: string;
  from?: string;
  to?: string;
}

/** A query as it is: names and texts, nothing read into them, so that a signed one stays as it was signed. */
export function parseSearch(text: string): Record<string, string | string[]> {
  const params = new URLSearchParams(text);
  const entries = [...new Set(params.keys())].map((name) => {
    const values = params.getAll(name);
    return [name, values.length > 1 ? values : (values[0] ?? '')] as const;
  });
  return Object.fromEntries(entries);
}

/** Of `parseSearch`'s records, or a route's own of the same kind. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    for (const one of Array.isArray(value) ? value : [value]) if (typeof one === 'string') params.append(name, one);
  return params.size > 0 ? `?${params}` : '';
}
