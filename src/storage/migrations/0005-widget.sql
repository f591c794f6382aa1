-- Where the launcher stands (null: where the page's direction has its end), and where a shopper finds a person.
alter table assistants
  add column widget_position text check (widget_position in ('left', 'right')),
  add column contact_url text;
