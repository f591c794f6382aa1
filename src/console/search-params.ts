import type { AuditEntry } from './types.ts';

/** The audit log's filters in the URL. Days are YYYY-MM-DD in the reader's time zone. */
export interface AuditSearch {
  action?: string;
  actor?: string;
  via?: AuditEntry['via'];
  target?: string;
  from?: string;
  to?: string;
}

/** The catalogue's search, order and filters in the URL. */
export interface BrowseSearch {
  query?: string;
  sort?: string;
  availability?: string;
  brand?: string;
  category?: string;
  /** The name of an option or attribute, and a value of it. */
  detail?: string;
  value?: string;
  minPrice?: string;
  maxPrice?: string;
  missing?: string;
  source?: string;
  /** 'set-by-hand' or 'gone-soon'. */
  only?: string;
}

/** The conversations' filters in the URL. Days are YYYY-MM-DD in the reader's time zone. */
export interface ConversationSearch {
  search?: string;
  /** 'yes' or 'no'. */
  unanswered?: string;
  feedback?: string;
  from?: string;
  to?: string;
}

/** The search in the list of knowledge. */
export interface KnowledgeSearch {
  query?: string;
}

/** The text that a new entry begins with. */
export interface TemplateSearch {
  template?: string;
}

/** The period of insight in the URL: a number of days, and the interval of its charts. */
export interface InsightSearch {
  days?: string;
  by?: string;
}

/** The link in an email that ends such emails. */
export interface UnsubscribeSearch {
  token?: string;
  kind?: string;
}

/** Keeps values as plain strings, so that a signed query stays exactly as it was signed. */
export function parseSearch(text: string): Record<string, string | string[]> {
  const params = new URLSearchParams(text);
  const entries = [...new Set(params.keys())].map((name) => {
    const values = params.getAll(name);
    return [name, values.length > 1 ? values : (values[0] ?? '')] as const;
  });
  return Object.fromEntries(entries);
}

/** The inverse of `parseSearch`. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    for (const one of Array.isArray(value) ? value : [value]) if (typeof one === 'string') params.append(name, one);
  return params.size > 0 ? `?${params}` : '';
}
