-- Details of a product beside the contract's fields, in a row of their own: reading a list of products does not read
-- them, and a new price does not rewrite them. Products without details have no row.
create table product_details (
  organization_id text not null,
  product_id text not null,
  -- By origin: hand, import, feed, page (domain/detail-layers.ts).
  layers jsonb not null,
  primary key (organization_id, product_id),
  foreign key (organization_id, product_id) references products on delete cascade
);
