-- How shoppers reach a person.
alter table assistants
  add column contact_email text,
  add column contact_phone text;
