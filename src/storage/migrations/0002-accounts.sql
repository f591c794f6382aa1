-- Users, and the applications that act for them. The account library writes users, sessions, accounts, verifications
-- and the oauth_ tables; its columns follow our naming, and a column that ends in _at is a time.

alter table users rename column user_id to id;
alter table users
  add column name text not null default '',
  add column email_verified boolean not null default false,
  add column image text,
  add column updated_at timestamptz not null default now(),
  add column active_organization_id text references organizations on delete set null;

create table sessions (
  id text primary key,
  token text not null unique,
  user_id text not null references users on delete cascade,
  ip_address text,
  user_agent text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null
);
create index sessions_user on sessions (user_id);

-- Credentials of users: passwords.
create table accounts (
  id text primary key,
  user_id text not null references users on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null
);
create index accounts_user on accounts (user_id);

create table verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_identifier on verifications (identifier);

create table invitations (
  organization_id text not null references organizations on delete cascade,
  invitation_id text not null,
  role text not null check (role in ('owner', 'admin', 'editor', 'viewer')),
  hash bytea not null,
  invited_by text references users on delete set null,
  expires_at timestamptz not null,
  accepted_by text references users on delete set null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (organization_id, invitation_id),
  unique (organization_id, hash)
);

alter table api_keys
  add column name text not null default '',
  add column created_by text references users on delete set null;

-- Signing keys of the service, shared by its processes.
create table secrets (
  name text primary key,
  value text not null,
  created_at timestamptz not null default now()
);

create table oauth_clients (
  id text primary key,
  client_id text not null unique,
  client_secret text,
  client_discovery_id text,
  disabled boolean default false,
  skip_consent boolean,
  enable_end_session boolean,
  subject_type text,
  scopes jsonb,
  client_credentials_scopes jsonb,
  user_id text references users on delete cascade,
  name text,
  uri text,
  icon text,
  contacts jsonb,
  tos text,
  policy text,
  software_id text,
  software_version text,
  software_statement text,
  redirect_uris jsonb not null,
  post_logout_redirect_uris jsonb,
  backchannel_logout_uri text,
  backchannel_logout_session_required boolean,
  token_endpoint_auth_method text,
  application_type text,
  jwks text,
  jwks_uri text,
  grant_types jsonb,
  response_types jsonb,
  require_pkce boolean,
  dpop_bound_access_tokens boolean default false,
  reference_id text,
  metadata jsonb,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create index oauth_clients_user on oauth_clients (user_id);

create table oauth_resources (
  id text primary key,
  identifier text not null unique,
  name text not null,
  access_token_ttl integer,
  refresh_token_ttl integer,
  signing_algorithm text,
  signing_key_id text,
  allowed_scopes jsonb,
  custom_claims jsonb,
  dpop_bound_access_tokens_required boolean default false,
  disabled boolean default false,
  policy_version integer default 1,
  metadata jsonb,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);

create table oauth_client_resources (
  id text primary key,
  client_id text not null references oauth_clients (client_id) on delete cascade,
  resource_id text not null references oauth_resources (identifier) on delete cascade,
  metadata jsonb,
  created_at timestamptz default now(),
  unique (client_id, resource_id)
);

-- A user's approval of an application in one organization. Deleting the membership deletes it, with all of its tokens.
create table oauth_consents (
  organization_id text not null,
  id text not null,
  client_id text not null references oauth_clients (client_id) on delete cascade,
  user_id text not null,
  scopes jsonb not null,
  resources jsonb,
  requested_user_info_claims jsonb,
  last_used_at timestamptz,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  primary key (organization_id, id),
  unique (organization_id, user_id, client_id),
  foreign key (organization_id, user_id) references members on delete cascade
);
create index oauth_consents_user on oauth_consents (user_id);

create table oauth_refresh_tokens (
  organization_id text not null,
  id text not null,
  token text not null,
  client_id text not null,
  session_id text references sessions on delete set null,
  user_id text not null,
  authorization_code_id text,
  resources jsonb,
  requested_user_info_claims jsonb,
  scopes jsonb not null,
  confirmation jsonb,
  authenticated_at timestamptz,
  revoked_at timestamptz,
  rotated_at timestamptz,
  rotation_replay_response text,
  rotation_replay_expires_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz default now(),
  primary key (organization_id, id),
  unique (organization_id, token),
  foreign key (organization_id, user_id, client_id)
    references oauth_consents (organization_id, user_id, client_id) on delete cascade
);
create index oauth_refresh_tokens_consent on oauth_refresh_tokens (organization_id, user_id, client_id);
create index oauth_refresh_tokens_token on oauth_refresh_tokens (token);
create index oauth_refresh_tokens_session on oauth_refresh_tokens (session_id);
create index oauth_refresh_tokens_code on oauth_refresh_tokens (authorization_code_id);

create table oauth_access_tokens (
  organization_id text not null,
  id text not null,
  token text not null,
  client_id text not null,
  session_id text references sessions on delete set null,
  user_id text not null,
  authorization_code_id text,
  refresh_id text,
  resources jsonb,
  requested_user_info_claims jsonb,
  scopes jsonb not null,
  confirmation jsonb,
  revoked_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz default now(),
  primary key (organization_id, id),
  unique (organization_id, token),
  foreign key (organization_id, user_id, client_id)
    references oauth_consents (organization_id, user_id, client_id) on delete cascade,
  foreign key (organization_id, refresh_id) references oauth_refresh_tokens on delete cascade
);
create index oauth_access_tokens_consent on oauth_access_tokens (organization_id, user_id, client_id);
create index oauth_access_tokens_token on oauth_access_tokens (token);
create index oauth_access_tokens_session on oauth_access_tokens (session_id);
create index oauth_access_tokens_refresh on oauth_access_tokens (refresh_id);
create index oauth_access_tokens_code on oauth_access_tokens (authorization_code_id);

create table oauth_client_assertions (
  id text primary key,
  expires_at timestamptz not null
);

-- The organization chosen in one authorization, until its code is issued.
create table oauth_choices (
  session_id text not null references sessions on delete cascade,
  code_challenge text not null,
  organization_id text not null,
  created_at timestamptz not null default now(),
  primary key (session_id, code_challenge)
);

-- The log outlives the organization, and its rows cannot be changed.
alter table audit_log drop constraint audit_log_organization_id_fkey;
alter table audit_log add column client_id text;
create function audit_log_is_append_only() returns trigger language plpgsql as
  $$ begin raise exception 'audit_log is append-only'; end $$;
create trigger audit_log_is_append_only before update or delete on audit_log
  for each statement execute function audit_log_is_append_only();
create index audit_log_action on audit_log (organization_id, action, audit_id desc);
create index audit_log_target on audit_log (organization_id, target, audit_id desc);
