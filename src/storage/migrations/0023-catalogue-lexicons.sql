-- What a catalogue's own words are called in the languages of shoppers, for finding what they name in theirs.
create table catalogue_lexicons (
  organization_id text not null,
  assistant_id text not null,
  language text not null,
  source_hash text not null,
  entries jsonb not null,
  checked_at timestamptz not null default now(),
  primary key (organization_id, assistant_id, language),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
);
