-- When a crawl last saw a product, and how many full crawls have missed it since.
alter table products add column checked_at timestamptz, add column missed smallint not null default 0;

-- Pages that a product was read from, with validators for conditional requests.
create table crawl_memory (
  organization_id text not null,
  assistant_id text not null,
  page_hash bytea not null,
  etag text,
  last_modified text,
  read_at timestamptz not null,
  primary key (organization_id, assistant_id, page_hash),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
);

-- A page's modification date in a sitemap, and why a page was not read.
alter table crawl_pages add column modified_at timestamptz, add column cause text;

alter table crawl_runs
  -- True if the run did not see all of the shop: it reached its page limit, or was resumed after a worker died.
  add column is_partial boolean not null default false,
  -- Number of products that lack a field, by field.
  add column fields_missing jsonb not null default '{}',
  -- Number of pages by outcome and cause, once the run has ended.
  add column report jsonb;

-- When a host may be requested again, by any run. Belongs to no organization, and is not needed after a restart.
create unlogged table crawl_hosts (
  host text primary key,
  next_at timestamptz not null
);

create table product_changes (
  organization_id text not null,
  product_id text not null,
  changed_at timestamptz not null,
  price_before numeric,
  price_after numeric,
  currency_before text,
  currency_after text,
  availability_before text not null,
  availability_after text not null,
  primary key (organization_id, product_id, changed_at),
  foreign key (organization_id, product_id) references products on delete cascade
);
create index product_changes_old on product_changes (changed_at);

create table crawl_schedules (
  organization_id text not null,
  assistant_id text not null,
  every text not null check (every in ('daily', 'weekly')),
  next_at timestamptz not null,
  primary key (organization_id, assistant_id),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
);
create index crawl_schedules_due on crawl_schedules (next_at);
