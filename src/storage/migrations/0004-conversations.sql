-- A shopper's conversation with an assistant; its token grants access to it.
create table conversations (
  organization_id text not null,
  conversation_id text not null,
  assistant_id text not null,
  token_hash bytea not null,
  created_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (organization_id, conversation_id),
  unique (organization_id, token_hash),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
);
create index conversations_newest on conversations (organization_id, assistant_id, conversation_id desc);
create index conversations_in_time on conversations (organization_id, assistant_id, created_at);
create index conversations_age on conversations (organization_id, last_at);

-- One question and its answer, with its usage.
create table exchanges (
  organization_id text not null,
  exchange_id text not null,
  assistant_id text not null,
  conversation_id text not null,
  question text not null,
  page_url text,
  page_title text,
  answer text,
  -- Cards and cart proposals, which refer to products.
  parts jsonb not null default '[]',
  shown text[] not null default '{}',
  tools text[] not null default '{}',
  language text,
  model text,
  fallback text,
  input_tokens integer not null default 0,
  cached_tokens integer not null default 0,
  output_tokens integer not null default 0,
  -- Millionths of a US dollar; null if the model's price is unknown.
  cost bigint,
  replaced integer not null default 0,
  -- False if the shop had no answer.
  answered boolean,
  aborted boolean not null default false,
  first_ms real,
  total_ms real,
  feedback text check (feedback in ('up', 'down')),
  -- When a person settled an unanswered question, and the knowledge entry made from it.
  settled_at timestamptz,
  knowledge_id text,
  created_at timestamptz not null default now(),
  primary key (organization_id, exchange_id),
  foreign key (organization_id, conversation_id) references conversations on delete cascade
);
create index exchanges_of_conversation on exchanges (organization_id, conversation_id, exchange_id);
-- Includes the columns that figures are computed from, so that a year of long answers need not be read.
create index exchanges_in_time on exchanges (organization_id, assistant_id, created_at)
  include (answered, feedback, input_tokens, output_tokens, cost, replaced, fallback, aborted, first_ms);
create index exchanges_rated on exchanges (organization_id, assistant_id, feedback, conversation_id)
  where feedback is not null;
create index exchanges_unanswered on exchanges (organization_id, assistant_id, created_at)
  where answered = false and settled_at is null;

create table widget_events (
  organization_id text not null,
  event_id text not null,
  assistant_id text not null,
  -- Null before the first message.
  conversation_id text,
  type text not null check (type in ('opened', 'product_clicked', 'added_to_cart')),
  product_id text,
  amount integer,
  created_at timestamptz not null default now(),
  primary key (organization_id, event_id),
  foreign key (organization_id, assistant_id) references assistants on delete cascade,
  foreign key (organization_id, conversation_id) references conversations on delete cascade
);
create index widget_events_in_time on widget_events (organization_id, assistant_id, created_at) include (type, amount);
create index widget_events_of_conversation on widget_events (organization_id, conversation_id);

-- Usage by month (UTC): read before each answer, and kept when conversations are deleted.
create table model_spending (
  organization_id text not null references organizations on delete cascade,
  month date not null,
  cost bigint not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  answers bigint not null default 0,
  primary key (organization_id, month)
);

alter table assistants
  add column widget_origins text[],
  add column suggested_questions text[];
alter table organizations
  add column model_budget bigint check (model_budget >= 0),
  add column retention_days integer not null default 90 check (retention_days between 1 and 3650);
