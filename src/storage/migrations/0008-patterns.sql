-- Where the pages of an assistant's site have each field: learned once, and applied without a model.
create table crawl_patterns (
  organization_id text not null,
  assistant_id text not null,
  site_url text not null,
  pattern jsonb,
  learned_by text check (learned_by in ('model', 'induction')),
  filled jsonb not null default '{}',
  model_calls integer not null default 0,
  model_cost bigint,
  learned_at timestamptz not null default now(),
  primary key (organization_id, assistant_id),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
);
