-- Stemmers without stop words: in a catalogue every word may be the one that matters. English is there already.
do $$ declare language text; begin
  foreach language in array array['danish', 'dutch', 'finnish', 'french', 'german', 'hungarian', 'italian', 'norwegian',
    'portuguese', 'romanian', 'russian', 'spanish', 'swedish', 'turkish'] loop
    execute format('create text search dictionary aisle_%s_stem (template = snowball, language = %s)', language, language);
  end loop;
end $$;

-- What is searched of a product, apart from it: a new price does not touch it, and new endings do not touch the product.
create table product_words (
  organization_id text not null,
  assistant_id text not null,
  product_id text not null,
  -- A position tells the field (search/vector.ts).
  words tsvector not null,
  -- Words in each part of the product.
  lengths smallint[] not null,
  category integer,
  -- How the words were formed: a language and a version.
  form text not null,
  primary key (organization_id, product_id),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
);
-- Candidates are read by the hundred: their words lie in the row, as they are.
alter table product_words alter column words set storage external;
alter table product_words set (toast_tuple_target = 8160, autovacuum_vacuum_insert_scale_factor = 0.05);
create index product_words_search on product_words using gin (assistant_id, words) with (gin_pending_list_limit = 1024);

-- What is known of a catalogue as a whole. No row: nothing yet, and everything is to be found out.
create table search_catalogues (
  organization_id text not null,
  assistant_id text not null,
  state text not null default 'stale' check (state in ('stale', 'refreshing', 'fresh')),
  -- Counts up with each refresh: what processes keep in memory is of a version.
  version bigint not null default 0,
  language text not null default 'english',
  products integer not null default 0,
  -- Mean words in each part of a product.
  lengths real[] not null default '{}',
  vocabulary bytea,
  -- Whether the vocabulary has all words.
  complete boolean not null default false,
  refreshed_at timestamptz,
  primary key (organization_id, assistant_id),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
);

-- Words and phrases that mean the same in a shop.
create table search_synonyms (
  organization_id text not null,
  assistant_id text not null,
  position integer not null,
  phrases text[] not null,
  primary key (organization_id, assistant_id, position),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
);

drop index products_search;
alter table products drop column search;
drop text search configuration aisle_english;
