-- Calls that are limited, by caller, for all processes: the time in microseconds since 1970 at which the caller's bucket is
-- full again. Unlogged: after a crash of the server every bucket is full. A free half of each page keeps updates in place.
create unlogged table rate_limits (
  bucket bytea primary key,
  full_at bigint not null,
  -- What the last statement took; it tells the statement's caller.
  granted bigint not null
) with (fillfactor = 50);
