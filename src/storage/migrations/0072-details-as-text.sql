-- Details are read and written whole; the database never looks into them. As `json` they are a text, which a read copies and a
-- write checks. `jsonb` is taken apart when written, and put together again whenever it is read or its bytes are counted.
drop trigger details_resized on product_details;
alter table product_details drop column bytes;
-- The same text as before, so that the bytes that were counted stay right.
alter table product_details alter column layers type json using layers::text::json;
alter table product_details
  add column bytes integer generated always as (octet_length(layers::text)) stored;
create trigger details_resized after update on product_details
  for each row when (new.bytes <> old.bytes) execute function count_detail_growth();
