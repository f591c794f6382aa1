-- Products in the languages of shoppers, for answers in these to be compared with.
create table product_translations (
  organization_id text not null,
  product_id text not null,
  language text not null,
  assistant_id text not null,
  source_hash text not null,
  title text not null,
  content text not null,
  primary key (organization_id, product_id, language),
  foreign key (organization_id, product_id) references products (organization_id, product_id) on delete cascade
);
