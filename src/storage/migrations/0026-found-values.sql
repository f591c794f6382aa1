-- What crawls found for fields that are set by hand, with the source: {"price": {"value": 20, "source": "json-ld"}}.
alter table products add column found_values jsonb not null default '{}';

-- What a change of many products needs to be undone.
create table product_undos (
  organization_id text not null,
  change_id text not null,
  product_id text not null,
  assistant_id text not null,
  -- A removed product whole, or the changed fields (storage/catalogue/product-changes.ts).
  undo jsonb not null,
  created_at timestamptz not null default statement_timestamp(),
  primary key (organization_id, change_id, product_id),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
);
create index product_undos_age on product_undos (created_at);
