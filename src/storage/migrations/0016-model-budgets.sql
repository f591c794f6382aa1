-- An organization that chose no budget is told from one that chose nothing: for that one, the operator's default holds, and it
-- holds for all organizations from before.
alter table organizations add column has_model_budget boolean not null default true;
comment on column organizations.model_budget is 'Millionths of a US dollar; null: the default.';

-- What is set aside for calls of models that are under way, in millionths of a US dollar: of the month as a whole…
alter table model_spending add column reserved bigint not null default 0;
-- …and each. What a dead process leaves is charged: its call was made.
create table model_reservations (
  organization_id text not null references organizations on delete cascade,
  reservation_id text not null,
  month date not null,
  cost bigint not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (organization_id, reservation_id)
);
create index model_reservations_in_time on model_reservations (created_at);
