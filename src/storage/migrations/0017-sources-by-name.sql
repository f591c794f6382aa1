-- Sources by field name ({"title": "json-ld"}) instead of one letter per field in a fixed order.
drop index products_fed;
create function source_at(letters text, place integer) returns text immutable language sql
  return '{"j": "json-ld", "m": "microdata", "r": "rdfa", "o": "open-graph", "p": "page", "s": "state", "t": "pattern",
    "S": "feed:shopify", "W": "feed:woocommerce", "M": "feed:magento", "i": "import", "h": "hand"}'::jsonb
    ->> substr(letters, place, 1);
alter table products alter column sources drop default;
alter table products alter column sources type jsonb using jsonb_strip_nulls(jsonb_build_object(
  'title', source_at(sources, 1),
  'externalId', source_at(sources, 2),
  'description', source_at(sources, 3),
  'price', source_at(sources, 4),
  'currency', source_at(sources, 5),
  'availability', source_at(sources, 6),
  'imageUrl', source_at(sources, 7),
  'brand', source_at(sources, 8),
  'category', source_at(sources, 9)));
alter table products alter column sources set default '{}';
drop function source_at;

-- Finds a product by the number that a feed gave it when its page has moved.
create index products_feed_id on products (organization_id, assistant_id, external_id)
  where sources ->> 'externalId' like 'feed:%';

-- The code knows the platforms; a new one needs no migration.
alter table crawl_runs drop constraint crawl_runs_source_check;
