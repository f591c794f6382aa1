-- Pictures of the shops' pages, on which owners see their assistants; kept for a day.
create table shop_pictures (
  organization_id text not null,
  assistant_id text not null,
  screen text not null check (screen in ('desktop', 'phone')),
  site_url text not null,
  image bytea not null check (octet_length(image) <= 300000),
  taken_at timestamptz not null default now(),
  primary key (organization_id, assistant_id, screen),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
);
create index shop_pictures_taken_at on shop_pictures (taken_at);
