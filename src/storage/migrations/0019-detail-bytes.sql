-- A product's details count toward its organization's quota of bytes, as its texts do.
alter table product_details
  add column assistant_id text,
  add column bytes integer generated always as (octet_length(layers::text)) stored;
update product_details as details set assistant_id = products.assistant_id from products
  where products.organization_id = details.organization_id and products.product_id = details.product_id;
alter table product_details alter column assistant_id set not null;

create function count_details() returns trigger language plpgsql as $$
declare sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into usage_changes (organization_id, assistant_id, bytes)
    select organization_id, assistant_id, sign * sum(bytes) from changed group by organization_id, assistant_id;
  return null;
end $$;

create function count_detail_growth() returns trigger language plpgsql as $$
begin
  insert into usage_changes (organization_id, assistant_id, bytes)
    values (new.organization_id, new.assistant_id, new.bytes - old.bytes);
  return null;
end $$;

insert into usage_changes (organization_id, assistant_id, bytes)
  select organization_id, assistant_id, sum(bytes) from product_details group by 1, 2;

create trigger details_added after insert on product_details
  referencing new table as changed for each statement execute function count_details();
create trigger details_removed after delete on product_details
  referencing old table as changed for each statement execute function count_details();
create trigger details_resized after update on product_details
  for each row when (new.bytes <> old.bytes) execute function count_detail_growth();
