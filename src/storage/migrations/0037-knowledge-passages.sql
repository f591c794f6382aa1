-- Passages of knowledge entries, indexed like products. Those of existing entries are added by the first refresh.
create table knowledge_passages (
  organization_id text not null,
  assistant_id text not null,
  knowledge_id text not null,
  place integer not null,
  passage text not null,
  words tsvector not null,
  lengths smallint[] not null,
  form text not null,
  primary key (organization_id, knowledge_id, place),
  foreign key (organization_id, knowledge_id) references knowledge on delete cascade
);
alter table knowledge_passages alter column words set storage external;
alter table knowledge_passages set (toast_tuple_target = 8160, autovacuum_vacuum_insert_scale_factor = 0.05);
create index knowledge_passages_search on knowledge_passages using gin (words) with (gin_pending_list_limit = 1024);

create trigger knowledge_passages_added after insert on knowledge_passages
  referencing new table as changed for each statement execute function log_search_change('knowledge');
create trigger knowledge_passages_removed after delete on knowledge_passages
  referencing old table as changed for each statement execute function log_search_change('knowledge');
create trigger knowledge_passages_changed after update on knowledge_passages
  referencing old table as removed new table as added for each statement execute function log_search_update('knowledge');
