-- The corner of the launcher (null: at the end of the page's text direction), and a page for reaching a person.
alter table assistants
  add column widget_position text check (widget_position in ('left', 'right')),
  add column contact_url text;
