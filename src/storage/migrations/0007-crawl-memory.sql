-- When a crawl last saw a product, and in how many full crawls since then it was missing.
alter table products add column checked_at timestamptz, add column missed smallint not null default 0;

-- Pages of which a product was read: what to ask the shop with, so that it answers only when they changed.
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

-- What a sitemap says of a page's age, and why a page was not read.
alter table crawl_pages add column modified_at timestamptz, add column cause text;

alter table crawl_runs
  -- Whether it cannot know all of the shop: it may have no more pages, or went on after a worker died.
  add column is_partial boolean not null default false,
  -- Products found without it, by field.
  add column fields_missing jsonb not null default '{}',
  -- Pages by outcome and cause, once the run is over.
  add column report jsonb;

-- When a host may be asked again, by whatever run. Of no organization, and of no use after a restart.
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
