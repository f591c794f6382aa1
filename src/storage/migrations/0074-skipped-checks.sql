-- The checks of the widget's installation that somebody goes on without.
alter table assistants add column skipped_checks text[] not null default '{}';
