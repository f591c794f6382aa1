-- The source of each field of a product, one letter per field; empty if unknown.
alter table products add column sources text not null default '';

-- Finds a product by the number that an e-commerce platform gave it when its page has moved.
create index products_fed on products (organization_id, assistant_id, external_id)
  where substr(sources, 2, 1) in ('S', 'W', 'M');
