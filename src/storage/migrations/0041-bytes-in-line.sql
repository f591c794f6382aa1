-- The bytes of a product's texts that count toward a quota. The planner puts this expression where it is called, so it costs a
-- hundredth of calling `text_bytes`, which took longer than writing a new price.
create function product_bytes(url text, title text, external_id text, description text, currency text, image_url text,
  brand text, category text) returns bigint language sql immutable parallel safe as $$
  select (coalesce(octet_length(url), 0) + coalesce(octet_length(title), 0) + coalesce(octet_length(external_id), 0)
    + coalesce(octet_length(description), 0) + coalesce(octet_length(currency), 0) + coalesce(octet_length(image_url), 0)
    + coalesce(octet_length(brand), 0) + coalesce(octet_length(category), 0))::bigint
$$;

create or replace function count_products() returns trigger language plpgsql as $$
declare sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into usage_changes (organization_id, assistant_id, products, bytes)
    select organization_id, assistant_id, sign * count(*),
      sign * sum(product_bytes(url, title, external_id, description, currency, image_url, brand, category))
    from changed group by organization_id, assistant_id;
  return null;
end $$;

create or replace function count_product_bytes() returns trigger language plpgsql as $$
begin
  insert into usage_changes (organization_id, assistant_id, bytes) values (new.organization_id, new.assistant_id,
    product_bytes(new.url, new.title, new.external_id, new.description, new.currency, new.image_url, new.brand, new.category)
    - product_bytes(old.url, old.title, old.external_id, old.description, old.currency, old.image_url, old.brand, old.category));
  return null;
end $$;

drop trigger products_resized on products;
create trigger products_resized
  after update of url, title, external_id, description, currency, image_url, brand, category on products
  for each row when (
    product_bytes(new.url, new.title, new.external_id, new.description, new.currency, new.image_url, new.brand, new.category)
    <> product_bytes(old.url, old.title, old.external_id, old.description, old.currency, old.image_url, old.brand, old.category))
  execute function count_product_bytes();
