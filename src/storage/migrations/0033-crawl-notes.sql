-- What a run tells the owner at its end, by kind and with examples; `error` has the same as text.
alter table crawl_runs add column notes jsonb not null default '[]';

-- The largest number of products that one of the shop's lists claims to have, and the address of that list.
alter table crawl_runs add column claimed_products int;
alter table crawl_runs add column claimed_at text;
