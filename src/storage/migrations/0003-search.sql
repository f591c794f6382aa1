-- Stemmers without stop words: in a catalogue, every word can be significant. English exists already.
do $$ declare language text; begin
  foreach language in array array['danish', 'dutch', 'finnish', 'french', 'german', 'hungarian', 'italian', 'norwegian',
    'portuguese', 'romanian', 'russian', 'spanish', 'swedish', 'turkish'] loop
    execute format('create text search dictionary aisle_%s_stem (template = snowball, language = %s)', language, language);
  end loop;
end $$;

-- The searchable words of a product, in a row of their own: a new price does not rewrite them, and reindexing does not
-- rewrite the product.
create table product_words (
  organization_id text not null,
  assistant_id text not null,
  product_id text not null,
  -- A position identifies the field (search/vector.ts).
  words tsvector not null,
  -- Number of words in each part of the product.
  lengths smallint[] not null,
  category integer,
  -- The language and version that the words were formed with.
  form text not null,
  primary key (organization_id, product_id),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
);
-- Candidates are read by the hundred, so their words are stored in the row, uncompressed.
alter table product_words alter column words set storage external;
alter table product_words set (toast_tuple_target = 8160, autovacuum_vacuum_insert_scale_factor = 0.05);
create index product_words_search on product_words using gin (assistant_id, words) with (gin_pending_list_limit = 1024);

-- Statistics of a whole catalogue; a catalogue without a row has not been indexed yet.
create table search_catalogues (
  organization_id text not null,
  assistant_id text not null,
  state text not null default 'stale' check (state in ('stale', 'refreshing', 'fresh')),
  -- Incremented by each refresh; processes cache a catalogue by version.
  version bigint not null default 0,
  language text not null default 'english',
  products integer not null default 0,
  -- Mean number of words in each part of a product.
  lengths real[] not null default '{}',
  vocabulary bytea,
  -- True if the vocabulary has all words.
  complete boolean not null default false,
  refreshed_at timestamptz,
  primary key (organization_id, assistant_id),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
);

-- Words and phrases that are synonyms in a shop.
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
