-- Each session decides how much the index for search collects before it sorts it in: little, because searches read it whole
-- (storage/server/connection.ts); imports more, which they sort in before they commit.
alter index product_words_search reset (gin_pending_list_limit);
