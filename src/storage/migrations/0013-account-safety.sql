-- Truncating the log is refused like changing it: a truncation fires no trigger for update or delete.
create trigger audit_log_is_not_truncated before truncate on audit_log
  for each statement execute function audit_log_is_append_only();

-- A choice is deleted with its organization.
delete from oauth_choices where organization_id not in (select organization_id from organizations);
alter table oauth_choices
  add foreign key (organization_id) references organizations (organization_id) on delete cascade;
create index oauth_choices_organization on oauth_choices (organization_id);

-- Second factors: the account library encrypts the secret and the backup codes with its own secret (AUTH_SECRET).
alter table users add column two_factor_enabled boolean not null default false;
create table two_factors (
  id text primary key,
  user_id text not null unique references users on delete cascade,
  secret text not null,
  backup_codes text not null,
  verified boolean default true,
  failed_verification_count integer default 0,
  unlocks_at timestamptz
);

create table passkeys (
  id text primary key,
  user_id text not null references users on delete cascade,
  name text,
  public_key text not null,
  credential_id text not null unique,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null default now()
);
create index passkeys_user on passkeys (user_id);
