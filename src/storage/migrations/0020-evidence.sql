-- What became of a question, what the shop has nothing on, and what was held back of the answer.
alter table exchanges
  add column outcome text check (outcome in ('answered', 'partly', 'unanswered', 'refused', 'handed_over')),
  add column lacking text[] not null default '{}',
  add column cut jsonb not null default '[]';

update exchanges set outcome = case when answered then 'answered' else 'unanswered' end where answered is not null;

-- With it go the indexes that include it.
alter table exchanges drop column answered;
create index exchanges_in_time on exchanges (organization_id, assistant_id, created_at)
  include (outcome, feedback, input_tokens, output_tokens, cost, replaced, fallback, aborted, first_ms);
create index exchanges_open on exchanges (organization_id, assistant_id, created_at)
  where outcome in ('partly', 'unanswered') and settled_at is null;

-- What becomes of a model's sentences that only their meaning can support.
alter table assistants add column verify text not null default 'model' check (verify in ('model', 'quote', 'off'));
