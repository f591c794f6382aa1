-- By how much each statement changes the counts of a catalogue's words. Writers only append, so they do not wait for each other;
-- searches add what they do not know yet, and a refresh adds all to the catalogue's vocabulary.
create table search_changes (
  organization_id text not null,
  assistant_id text not null,
  kind text not null,
  change_id bigint generated always as identity,
  -- Number of texts added, less those removed.
  texts integer not null,
  -- A line per word: by how much the number of texts with it changes, and of those that name something with it as written.
  -- Null if the statement changed too many texts to count.
  words text,
  length_sums bigint[] not null,
  length_counts bigint[] not null,
  -- Forms of the texts added.
  forms text[] not null,
  primary key (organization_id, assistant_id, kind, change_id),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
);

-- The functions differ in where the rows come from. Those of a deleted assistant are not counted: nobody will search them.
do $do$ declare name text; source text; begin
  for name, source in values
    ('log_search_change', 'select case tg_op when ''INSERT'' then 1 else -1 end as sign, * from changed'),
    ('log_search_update', 'select 1 as sign, * from added union all select -1, * from removed') loop
    execute format($create$
      create function %I() returns trigger language plpgsql as $body$
      begin
        insert into search_changes (organization_id, assistant_id, kind, texts, words, length_sums, length_counts, forms)
        with rows as materialized (
          select * from (%s) r where exists (select from assistants a
            where a.organization_id = r.organization_id and a.assistant_id = r.assistant_id)
        ), catalogues as (
          select organization_id, assistant_id, sum(sign) as texts, count(*) as size,
            coalesce(array_agg(distinct form) filter (where sign > 0), '{}') as forms
          from rows group by organization_id, assistant_id
        )
        select c.organization_id, c.assistant_id, tg_argv[0], c.texts,
          case when c.size <= 20000 then coalesce(w.words, '') end, coalesce(l.sums, '{}'), coalesce(l.counts, '{}'), c.forms
        from catalogues c
        cross join lateral (
          select string_agg(ltrim(lexeme, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') || ' ' || texts || ' ' || named, E'\n') as words
          from (
            select lexeme, sum(texts) as texts, sum(named) as named
            from rows r, lateral (
              select unnest(tsvector_to_array(r.words)) as lexeme, r.sign as texts, 0 as named
              union all select unnest(tsvector_to_array(ts_filter(r.words, '{b,c}'))), 0, r.sign
            ) l
            where c.size <= 20000 and r.organization_id = c.organization_id and r.assistant_id = c.assistant_id
            group by lexeme
          ) counted where texts <> 0 or named <> 0
        ) w
        cross join lateral (
          select array_agg(sum order by part) as sums, array_agg(count order by part) as counts
          from (
            select part, sum(sign * length), sum(sign * (length > 0)::integer) as count
            from rows r, unnest(r.lengths) with ordinality as l (length, part)
            where r.organization_id = c.organization_id and r.assistant_id = c.assistant_id
            group by part
          ) parts
        ) l;
        return null;
      end $body$ $create$, name, source);
  end loop;
end $do$;

create trigger product_words_added after insert on product_words
  referencing new table as changed for each statement execute function log_search_change('products');
create trigger product_words_removed after delete on product_words
  referencing old table as changed for each statement execute function log_search_change('products');
create trigger product_words_changed after update on product_words
  referencing old table as removed new table as added for each statement execute function log_search_update('products');
