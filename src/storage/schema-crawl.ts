import type { ColumnType, Generated } from 'kysely';
import type { CrawlNote } from '../domain/crawl-note.ts';
import type { PageTally } from '../domain/crawl-report.ts';
import type { PageSource } from '../domain/crawl.ts';
import type { CrawlRun } from '../domain/crawl-run.ts';
import type { Product } from '../domain/product.ts';

/** The tables of crawls. */
export interface CrawlSchema {
  crawl_runs: {
    organization_id: string;
    crawl_run_id: string;
    assistant_id: string;
    method: CrawlRun['method'];
    status: Generated<CrawlRun['status']>;
    source: Generated<PageSource | null>;
    pages_discovered: Generated<number>;
    pages_fetched: Generated<number>;
    pages_failed: Generated<number>;
    pages_skipped: Generated<number>;
    products_found: Generated<number>;
    products_added: Generated<number>;
    products_updated: Generated<number>;
    products_unchanged: Generated<number>;
    products_removed: Generated<number>;
    products_over_quota: Generated<number>;
    quota_note: Generated<string | null>;
    error: Generated<string | null>;
    cause: Generated<string | null>;
    notes: ColumnType<CrawlNote[], undefined, string>;
    claimed_products: Generated<number | null>;
    claimed_at: Generated<string | null>;
    created_at: Generated<string>;
    started_at: Generated<string | null>;
    finished_at: Generated<string | null>;
    is_partial: Generated<boolean>;
    fields_missing: ColumnType<Record<string, number>, undefined, string>;
    report: ColumnType<PageTally[] | null, undefined, string>;
  };
  crawl_pages: {
    organization_id: string;
    crawl_run_id: string;
    url: string;
    depth: number;
    position: Generated<number>;
    status: Generated<'pending' | 'fetched' | 'failed' | 'skipped'>;
    reason: string | null;
    cause: string | null;
    modified_at: string | null;
  };
  crawl_memory: {
    organization_id: string;
    assistant_id: string;
    page_hash: Buffer;
    etag: string | null;
    last_modified: string | null;
    read_at: string;
  };
  crawl_hosts: { host: string; next_at: string; pace_ms: number; paced_at: string | null };
  product_changes: {
    organization_id: string;
    product_id: string;
    changed_at: string;
    price_before: number | null;
    price_after: number | null;
    currency_before: string | null;
    currency_after: string | null;
    availability_before: Product['availability'];
    availability_after: Product['availability'];
    crawl_run_id: string | null;
  };
  crawl_schedules: { organization_id: string; assistant_id: string; every: 'daily' | 'weekly'; next_at: string };
}
