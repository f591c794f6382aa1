-- Every tenant-owned table has organization_id first in its primary key and in every unique
-- constraint, so that it can be distributed by organization without change.

create table organizations (
  organization_id text primary key,
  name text not null,
  created_at timestamptz not null default now()
);

create table users (
  user_id text primary key,
  email text not null,
  created_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));

create table members (
  organization_id text not null references organizations on delete cascade,
  user_id text not null references users on delete cascade,
  role text not null check (role in ('owner', 'admin', 'editor', 'viewer')),
  created_at timestamptz not null default now(),
  primary key (organization_id, user_id)
);

create table api_keys (
  organization_id text not null references organizations on delete cascade,
  key_id text not null,
  user_id text,
  permissions text[] not null,
  prefix text not null,
  last_four text not null,
  hash bytea not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  last_used_via text,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, key_id),
  unique (organization_id, hash)
);

create table assistants (
  organization_id text not null references organizations on delete cascade,
  assistant_id text not null,
  name text not null,
  status text not null default 'draft' check (status in ('draft', 'live')),
  site_url text,
  persona text,
  greeting text,
  model_name text not null,
  crawl_user_agent text,
  branding jsonb not null default '{}',
  embed_key text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, assistant_id),
  unique (organization_id, embed_key)
);

-- A stemmer without stop words: in a catalogue, every word can be significant.
create text search dictionary aisle_english_stem (template = snowball, language = english);
create text search configuration aisle_english (copy = simple);
alter text search configuration aisle_english
  alter mapping for asciiword, word, hword, hword_part, hword_asciipart, asciihword with aisle_english_stem;

create table products (
  organization_id text not null,
  product_id text not null,
  assistant_id text not null,
  url text not null,
  title text not null,
  external_id text,
  description text,
  price numeric,
  currency text,
  availability text not null default 'unknown' check (availability in ('in_stock', 'out_of_stock', 'unknown')),
  image_url text,
  brand text,
  category text,
  -- Hashes, because a URL may exceed the maximum size of an index entry.
  page_hash bytea not null,
  identity_hash bytea not null,
  hand_fields text[] not null default '{}',
  search tsvector not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, product_id),
  unique (organization_id, assistant_id, identity_hash),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
);
create index products_newest on products (organization_id, assistant_id, product_id desc);
create index products_page on products (organization_id, assistant_id, page_hash);
create extension if not exists btree_gin;
create index products_search on products using gin (assistant_id, search);

create table knowledge (
  organization_id text not null,
  knowledge_id text not null,
  assistant_id text not null,
  title text not null,
  content text not null,
  source_type text not null check (source_type in ('guide', 'manual', 'note')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (organization_id, knowledge_id),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
);
create index knowledge_newest on knowledge (organization_id, assistant_id, knowledge_id desc);

create table crawl_runs (
  organization_id text not null,
  crawl_run_id text not null,
  assistant_id text not null,
  method text not null check (method in ('microdata', 'ai')),
  status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed', 'cancelled')),
  source text check (source in ('sitemap', 'links')),
  pages_discovered integer not null default 0,
  pages_fetched integer not null default 0,
  pages_failed integer not null default 0,
  products_found integer not null default 0,
  products_added integer not null default 0,
  products_updated integer not null default 0,
  products_unchanged integer not null default 0,
  products_removed integer not null default 0,
  error text,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  primary key (organization_id, crawl_run_id),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
);
create index crawl_runs_newest on crawl_runs (organization_id, assistant_id, crawl_run_id desc);
create unique index crawl_runs_active on crawl_runs (organization_id, assistant_id)
  where status in ('queued', 'running');

create table crawl_pages (
  organization_id text not null,
  crawl_run_id text not null,
  url text not null,
  depth integer not null,
  position bigint not null generated always as identity,
  status text not null default 'pending' check (status in ('pending', 'fetched', 'failed', 'skipped')),
  reason text,
  primary key (organization_id, crawl_run_id, url),
  foreign key (organization_id, crawl_run_id) references crawl_runs on delete cascade
);
create index crawl_pages_pending on crawl_pages (organization_id, crawl_run_id, position) where status = 'pending';

create table audit_log (
  organization_id text not null references organizations on delete cascade,
  audit_id text not null,
  user_id text,
  key_id text,
  via text not null,
  address text,
  request_id text not null,
  action text not null,
  target text not null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now(),
  primary key (organization_id, audit_id)
);
