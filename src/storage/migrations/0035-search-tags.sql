-- Every catalogue tags its lexemes with ASCII capitals, which a folded word never begins with: no posting list or range
-- of the index is shared between shops. Products and knowledge each have a row, made with the assistant.
create sequence search_tags;
create function next_search_tag() returns text language plpgsql as $$
declare
  rest bigint := nextval('search_tags');
  tag text := '';
begin
  while rest > 0 loop
    tag := chr(64 + (1 + (rest - 1) % 26)::integer) || tag;
    rest := (rest - 1) / 26;
  end loop;
  return tag;
end $$;

alter table search_catalogues
  drop constraint search_catalogues_pkey,
  drop column state,
  add column kind text not null default 'products' check (kind in ('products', 'knowledge')),
  add column tag text not null default next_search_tag(),
  -- Incremented by each change of the synonyms.
  add column synonyms_version bigint not null default 0,
  -- The language and version that all texts are indexed in; null if some may be in another.
  add column form text,
  -- False if the words were never counted.
  add column counted boolean not null default false,
  -- Sums of the parts' lengths, and numbers of texts that have the part.
  add column length_sums bigint[] not null default '{}',
  add column length_counts bigint[] not null default '{}',
  add primary key (organization_id, assistant_id, kind);
insert into search_catalogues (organization_id, assistant_id, kind)
  select organization_id, assistant_id, kind from assistants, (values ('products'), ('knowledge')) as kinds (kind)
  on conflict do nothing;
-- Of a new assistant, every word is counted as it is written.
alter table search_catalogues
  drop column lengths,
  alter column kind drop default,
  alter column counted set default true,
  alter column complete set default true;

create function add_search_catalogues() returns trigger language plpgsql as $$
begin
  insert into search_catalogues (organization_id, assistant_id, kind)
    values (new.organization_id, new.assistant_id, 'products'), (new.organization_id, new.assistant_id, 'knowledge');
  return null;
end $$;
create trigger assistants_searchable after insert on assistants for each row execute function add_search_catalogues();

-- Existing words are tagged in one rewrite of their table, which keeps them searchable from the start.
create function tagged(organization text, assistant text, words tsvector) returns tsvector language plpgsql stable as $$
begin
  return replace(' ' || words::text, ' ''', ' ''' || (select tag from search_catalogues
    where organization_id = organization and assistant_id = assistant and kind = 'products'))::tsvector;
end $$;
set local maintenance_work_mem = '256MB';
drop index product_words_search;
alter table product_words
  alter column words type tsvector using tagged(organization_id, assistant_id, words),
  alter column form type text using regexp_replace(form, '/2$', '/3');
drop function tagged;
create index product_words_search on product_words using gin (words) with (gin_pending_list_limit = 1024);
