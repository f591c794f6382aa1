-- The reason why a run failed, as a code.
alter table crawl_runs add column cause text;

-- The run that changed the product; null for changes by people and imports.
alter table product_changes add column crawl_run_id text;
create index product_changes_by_run on product_changes (organization_id, crawl_run_id, product_id)
  where crawl_run_id is not null;

-- Products that a run removed, as they were.
create table crawl_removals (
  organization_id text not null,
  crawl_run_id text not null,
  product_id text not null,
  removed_at timestamptz not null default statement_timestamp(),
  title text not null,
  url text not null,
  price numeric,
  currency text,
  availability text not null,
  primary key (organization_id, crawl_run_id, product_id),
  foreign key (organization_id, crawl_run_id) references crawl_runs on delete cascade
);
create index crawl_removals_old on crawl_removals (removed_at);
