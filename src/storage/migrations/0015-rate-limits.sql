-- Rate limits by caller, for all processes: the time, in microseconds since 1970, at which the caller's bucket is full
-- again. The table is unlogged: after a crash of the server, every bucket is full. Half of each page is free for updates
-- in place.
create unlogged table rate_limits (
  bucket bytea primary key,
  full_at bigint not null,
  -- What the last statement took: returned to its caller.
  granted bigint not null
) with (fillfactor = 50);
