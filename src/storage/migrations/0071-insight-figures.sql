-- What insight shows, added up with each change: a year of a busy assistant is read from days and weeks, not from its answers.

-- Counts of a day (UTC). Rows stay when all that they count is deleted.
create table insight_days (
  organization_id text not null,
  assistant_id text not null,
  day date not null,
  opened bigint not null default 0,
  conversations bigint not null default 0,
  questions bigint not null default 0,
  unanswered bigint not null default 0,
  partly bigint not null default 0,
  refused bigint not null default 0,
  handed_over bigint not null default 0,
  thumbs_up bigint not null default 0,
  thumbs_down bigint not null default 0,
  product_clicks bigint not null default 0,
  carts bigint not null default 0,
  cart_pieces bigint not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  -- Millionths of a US dollar.
  cost bigint not null default 0,
  replaced bigint not null default 0,
  fallbacks bigint not null default 0,
  aborted bigint not null default 0,
  primary key (organization_id, assistant_id, day),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
) with (fillfactor = 70);

-- How many answers of a day began after so many milliseconds.
create table insight_waits (
  organization_id text not null,
  assistant_id text not null,
  day date not null,
  ms integer not null,
  answers bigint not null,
  primary key (organization_id, assistant_id, day, ms),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
) with (fillfactor = 70);

-- What the answers and events of a week (UTC, from Monday) were about: products, tools, models, and what open questions lacked.
create table insight_weeks (
  organization_id text not null,
  assistant_id text not null,
  week date not null,
  kind text not null check (kind in ('product', 'tool', 'model', 'lacking')),
  name text not null,
  -- Answers that used or lacked it, or showed it.
  answers bigint not null default 0,
  clicked bigint not null default 0,
  added bigint not null default 0,
  primary key (organization_id, assistant_id, week, kind, name),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
) with (fillfactor = 70);

-- Milliseconds, rounded to two digits, so that few values differ.
create function two_digits(ms real) returns integer language sql immutable parallel safe as $$
  select (round(ms / 10 ^ greatest(0, floor(log(greatest(ms, 1))) - 1)) * 10 ^ greatest(0, floor(log(greatest(ms, 1))) - 1))::integer
$$;

-- Each table has a function for rows added or removed, one for rows changed, and one that counts what is there already: they differ
-- in where the rows come from. Those of a deleted assistant are not counted: what counts them is deleted with it.
do $do$ declare suffix text; source text; place text; counts text; begin
  for suffix, source in values
    ('', 'select case tg_op when ''INSERT'' then 1 else -1 end as sign, * from changed'),
    ('_changed', 'select 1 as sign, * from added union all select -1, * from removed'),
    ('_so_far', 'select 1 as sign, * from %I') loop
    place := case suffix when '_so_far' then 'void' else 'trigger' end;
    counts := $rows$
        with rows as materialized (
          select r.*, (r.created_at at time zone 'utc')::date as day,
            date_trunc('week', r.created_at at time zone 'utc')::date as week
          from (%s) r where exists (select from assistants a
            where a.organization_id = r.organization_id and a.assistant_id = r.assistant_id)
        )$rows$;
    execute format($create$
      create function count_exchanges%1$s() returns %2$s language plpgsql as $body$
      begin
        %3$s, days as (
          insert into insight_days as d (organization_id, assistant_id, day, questions, unanswered, partly, refused,
            handed_over, thumbs_up, thumbs_down, input_tokens, output_tokens, cost, replaced, fallbacks, aborted)
          select organization_id, assistant_id, day, sum(sign), coalesce(sum(sign) filter (where outcome = 'unanswered'), 0),
            coalesce(sum(sign) filter (where outcome = 'partly'), 0), coalesce(sum(sign) filter (where outcome = 'refused'), 0),
            coalesce(sum(sign) filter (where outcome = 'handed_over'), 0),
            coalesce(sum(sign) filter (where feedback = 'up'), 0), coalesce(sum(sign) filter (where feedback = 'down'), 0),
            sum(sign * input_tokens), sum(sign * output_tokens), coalesce(sum(sign * cost), 0), sum(sign * replaced),
            coalesce(sum(sign) filter (where fallback is not null), 0), coalesce(sum(sign) filter (where aborted), 0)
          from rows group by 1, 2, 3 order by 1, 2, 3
          on conflict (organization_id, assistant_id, day) do update set questions = d.questions + excluded.questions,
            unanswered = d.unanswered + excluded.unanswered, partly = d.partly + excluded.partly,
            refused = d.refused + excluded.refused, handed_over = d.handed_over + excluded.handed_over,
            thumbs_up = d.thumbs_up + excluded.thumbs_up, thumbs_down = d.thumbs_down + excluded.thumbs_down,
            input_tokens = d.input_tokens + excluded.input_tokens, output_tokens = d.output_tokens + excluded.output_tokens,
            cost = d.cost + excluded.cost, replaced = d.replaced + excluded.replaced,
            fallbacks = d.fallbacks + excluded.fallbacks, aborted = d.aborted + excluded.aborted
        ), waits as (
          insert into insight_waits as w (organization_id, assistant_id, day, ms, answers)
          select organization_id, assistant_id, day, two_digits(first_ms), sum(sign) from rows where first_ms is not null
          group by 1, 2, 3, 4 having sum(sign) <> 0 order by 1, 2, 3, 4
          on conflict (organization_id, assistant_id, day, ms) do update set answers = w.answers + excluded.answers
        )
        insert into insight_weeks as w (organization_id, assistant_id, week, kind, name, answers)
        select organization_id, assistant_id, week, kind, name, sum(sign) from rows, lateral (
          select 'product' as kind, unnest(shown) as name
          union all select 'tool', unnest(tools)
          union all select 'model', model where model is not null
          union all select 'lacking', unnest(lacking) where outcome in ('partly', 'unanswered') and settled_at is null) named
        group by 1, 2, 3, 4, 5 having sum(sign) <> 0 order by 1, 2, 3, 4, 5
        on conflict (organization_id, assistant_id, week, kind, name) do update set answers = w.answers + excluded.answers;
        %4$s
      end $body$;
      create function count_widget_events%1$s() returns %2$s language plpgsql as $body$
      begin
        %5$s, days as (
          insert into insight_days as d (organization_id, assistant_id, day, opened, product_clicks, carts, cart_pieces)
          select organization_id, assistant_id, day, coalesce(sum(sign) filter (where type = 'opened'), 0),
            coalesce(sum(sign) filter (where type = 'product_clicked'), 0),
            coalesce(sum(sign) filter (where type = 'added_to_cart'), 0),
            coalesce(sum(sign * amount) filter (where type = 'added_to_cart'), 0)
          from rows group by 1, 2, 3 order by 1, 2, 3
          on conflict (organization_id, assistant_id, day) do update set opened = d.opened + excluded.opened,
            product_clicks = d.product_clicks + excluded.product_clicks, carts = d.carts + excluded.carts,
            cart_pieces = d.cart_pieces + excluded.cart_pieces
        )
        insert into insight_weeks as w (organization_id, assistant_id, week, kind, name, clicked, added)
        select organization_id, assistant_id, week, 'product', product_id,
          coalesce(sum(sign) filter (where type = 'product_clicked'), 0),
          coalesce(sum(sign * amount) filter (where type = 'added_to_cart'), 0)
        from rows where product_id is not null group by 1, 2, 3, 5 order by 1, 2, 3, 5
        on conflict (organization_id, assistant_id, week, kind, name) do update set clicked = w.clicked + excluded.clicked,
          added = w.added + excluded.added;
        %4$s
      end $body$;
      create function count_conversations%1$s() returns %2$s language plpgsql as $body$
      begin
        %6$s
        insert into insight_days as d (organization_id, assistant_id, day, conversations)
        select organization_id, assistant_id, day, sum(sign) from rows
        group by 1, 2, 3 having sum(sign) <> 0 order by 1, 2, 3
        on conflict (organization_id, assistant_id, day) do update set conversations = d.conversations + excluded.conversations;
        %4$s
      end $body$ $create$,
      suffix, place, format(counts, format(source, 'exchanges')),
      case suffix when '_so_far' then '' else 'return null;' end,
      format(counts, format(source, 'widget_events')), format(counts, format(source, 'conversations')));
  end loop;
end $do$;

select count_exchanges_so_far(), count_widget_events_so_far(), count_conversations_so_far();
drop function count_exchanges_so_far, count_widget_events_so_far, count_conversations_so_far;

create trigger exchanges_added after insert on exchanges
  referencing new table as changed for each statement execute function count_exchanges();
create trigger exchanges_removed after delete on exchanges
  referencing old table as changed for each statement execute function count_exchanges();
create trigger exchanges_changed after update on exchanges
  referencing new table as added old table as removed for each statement execute function count_exchanges_changed();
create trigger widget_events_added after insert on widget_events
  referencing new table as changed for each statement execute function count_widget_events();
create trigger widget_events_removed after delete on widget_events
  referencing old table as changed for each statement execute function count_widget_events();
create trigger conversations_added after insert on conversations
  referencing new table as changed for each statement execute function count_conversations();
create trigger conversations_removed after delete on conversations
  referencing old table as changed for each statement execute function count_conversations();
