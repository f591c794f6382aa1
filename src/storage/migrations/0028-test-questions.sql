-- The questions that an assistant is tried with.
create table test_sets (
  organization_id text not null,
  assistant_id text not null,
  questions jsonb not null,
  -- Whether runs that nobody asked for may cost money.
  may_cost boolean not null default false,
  -- The settings and the crawl with which the set has last run by itself, or has been saved.
  basis text not null,
  primary key (organization_id, assistant_id),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
);

create table test_runs (
  organization_id text not null,
  test_run_id text not null,
  assistant_id text not null,
  cause text not null check (cause in ('manual', 'crawl', 'settings')),
  status text not null default 'queued' check (status in ('queued', 'running', 'completed', 'failed')),
  model text,
  -- US dollars; null if unknown.
  cost double precision,
  results jsonb not null default '[]',
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (organization_id, test_run_id),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
);
create index test_runs_newest on test_runs (organization_id, assistant_id, test_run_id desc);
create unique index test_runs_active on test_runs (organization_id, assistant_id)
  where status in ('queued', 'running');
