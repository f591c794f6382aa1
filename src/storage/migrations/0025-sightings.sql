-- Where the tags of widgets have run, and what became of them.
create table widget_sightings (
  organization_id text not null,
  assistant_id text not null,
  outcome text not null check (outcome in ('shown', 'draft', 'refused')),
  origin text not null,
  last_at timestamptz not null default now(),
  primary key (organization_id, assistant_id, outcome, origin),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
);
