-- Which emails about their organizations people do not want. The token is in the links that end them.
create table email_preferences (
  user_id text primary key references users on delete cascade,
  token text not null unique default replace(gen_random_uuid()::text, '-', ''),
  refused text[] not null default '{}'
);

create index crawl_runs_failed on crawl_runs (finished_at) where status = 'failed';
