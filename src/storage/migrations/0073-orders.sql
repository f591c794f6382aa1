-- Orders of shoppers who talked with the assistant before, as the shop's pages report them.
alter table widget_events
  -- SHA-256 of the assistant and the shop's own number of the order: one that is reported again counts once.
  add column order_hash bytea,
  add column total numeric(16, 4),
  -- ISO 4217.
  add column currency text,
  drop constraint widget_events_type_check,
  add constraint widget_events_type_check check (type in ('opened', 'product_clicked', 'added_to_cart', 'ordered')),
  add constraint widget_events_order_check
    check ((type = 'ordered') = (order_hash is not null) and (total is null) = (currency is null));
create unique index widget_events_orders on widget_events (organization_id, assistant_id, order_hash)
  where order_hash is not null;

-- Orders of a day (UTC). Rows stay when all that they count is deleted: they also tell that the shop has reported orders.
create table insight_orders (
  organization_id text not null,
  assistant_id text not null,
  day date not null,
  -- Empty for orders that were reported without a total.
  currency text not null,
  orders bigint not null default 0,
  total numeric not null default 0,
  primary key (organization_id, assistant_id, day, currency),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
) with (fillfactor = 70);

create function count_orders() returns trigger language plpgsql as $$
begin
  insert into insight_orders as o (organization_id, assistant_id, day, currency, orders, total)
  select organization_id, assistant_id, (created_at at time zone 'utc')::date, coalesce(currency, ''),
    sum(sign), sum(sign * coalesce(total, 0))
  from (select case tg_op when 'INSERT' then 1 else -1 end as sign, * from changed where type = 'ordered') r
  where exists (select from assistants a where a.organization_id = r.organization_id and a.assistant_id = r.assistant_id)
  group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (organization_id, assistant_id, day, currency) do update set orders = o.orders + excluded.orders,
    total = o.total + excluded.total;
  return null;
end $$;

create trigger widget_events_orders_added after insert on widget_events
  referencing new table as changed for each statement execute function count_orders();
create trigger widget_events_orders_removed after delete on widget_events
  referencing old table as changed for each statement execute function count_orders();
