-- Distinguishes an organization that chose to have no budget from one that made no choice: the operator's default applies
-- to the latter, and to all organizations from before.
alter table organizations add column has_model_budget boolean not null default true;
comment on column organizations.model_budget is 'Millionths of a US dollar; null: the default.';

-- Amounts reserved for model calls in progress, in millionths of a US dollar: the month's total…
alter table model_spending add column reserved bigint not null default 0;
-- …and each one. A reservation that a dead process leaves is charged: its call was made.
create table model_reservations (
  organization_id text not null references organizations on delete cascade,
  reservation_id text not null,
  month date not null,
  cost bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (organization_id, reservation_id)
);
create index model_reservations_in_time on model_reservations (created_at);
