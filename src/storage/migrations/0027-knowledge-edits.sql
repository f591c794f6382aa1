-- Entries can be edited: their new size counts, and the search notices by the time of the latest change.
create function count_knowledge_growth() returns trigger language plpgsql as $$
begin
  insert into usage_changes (organization_id, assistant_id, bytes) values (new.organization_id, new.assistant_id,
    text_bytes(new.title, new.content) - text_bytes(old.title, old.content));
  return null;
end $$;
create trigger knowledge_resized after update of title, content on knowledge
  for each row when (text_bytes(new.title, new.content) <> text_bytes(old.title, old.content))
  execute function count_knowledge_growth();

drop index knowledge_newest;
create index knowledge_newest on knowledge (organization_id, assistant_id, knowledge_id desc) include (updated_at);

-- Finds the answers that used an entry. Identifiers are unique, so that no organization is needed in it.
create index exchanges_knowledge on exchanges
  using gin (jsonb_path_query_array(parts, '$[*].sources[*] ? (@.type == "knowledge").id') jsonb_path_ops)
  with (gin_pending_list_limit = 256);
