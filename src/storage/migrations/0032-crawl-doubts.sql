-- Pages left out; those of runs that have ended are known from their reports, as far as they were queued at all.
alter table crawl_runs add column pages_skipped int not null default 0;

-- The pace that a host was found to bear, learned when it asked us to slow down.
alter table crawl_hosts add column pace_ms int not null default 0;
alter table crawl_hosts add column paced_at timestamptz;
