-- How shoppers reach a person, and the shop's helpdesk, which verifies with the secret what it receives.
alter table assistants
  add column contact_email text,
  add column contact_phone text,
  add column handover_webhook text,
  add column handover_secret text not null
    default 'aisle_wh_' || translate(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
