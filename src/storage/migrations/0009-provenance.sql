-- Who said what a product has, a letter for each field; empty where nobody noted it.
alter table products add column sources text not null default '';

-- Products by the number that a shop system gave them: known again when their page moves.
create index products_fed on products (organization_id, assistant_id, external_id)
  where substr(sources, 2, 1) in ('S', 'W', 'M');
