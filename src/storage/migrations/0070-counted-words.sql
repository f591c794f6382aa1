-- A writer that knows the words of what it adds counts them itself, for a sixth of what it costs here. It says so for its
-- transaction, and writes the row of search_changes with the statement that adds (storage/search/search-words.ts).
drop trigger product_words_added on product_words;
create trigger product_words_added after insert on product_words
  referencing new table as changed for each statement
  when (coalesce(current_setting('aisle.words_are_counted', true), '') <> 'yes')
  execute function log_search_change('products');
