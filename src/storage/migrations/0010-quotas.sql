-- An organization's own quotas: null is the operator's default, 0 is no limit.
create table organization_quotas (
  organization_id text primary key references organizations on delete cascade,
  assistants bigint check (assistants >= 0),
  products bigint check (products >= 0),
  knowledge bigint check (knowledge >= 0),
  bytes bigint check (bytes >= 0)
);

-- The usage of organizations and assistants. Each statement that changes it appends its difference, so that no transaction
-- waits for another one's counter; the differences are added up from time to time. The usage is the sum of both.
create table usage_changes (
  organization_id text not null,
  change_id bigint not null generated always as identity,
  assistant_id text not null,
  assistants integer not null default 0,
  products integer not null default 0,
  knowledge integer not null default 0,
  bytes bigint not null default 0,
  primary key (organization_id, change_id)
);
create table organization_usage (
  organization_id text primary key references organizations on delete cascade,
  assistants bigint not null,
  products bigint not null,
  knowledge bigint not null,
  bytes bigint not null
);
create table assistant_usage (
  organization_id text not null,
  assistant_id text not null,
  products bigint not null,
  knowledge bigint not null,
  bytes bigint not null,
  primary key (organization_id, assistant_id),
  foreign key (organization_id, assistant_id) references assistants on delete cascade
);

create function text_bytes(variadic texts text[]) returns bigint language sql immutable as $$
  select coalesce(sum(octet_length(value)), 0)::bigint from unnest(texts) value
$$;

create function count_assistants() returns trigger language plpgsql as $$
declare sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into usage_changes (organization_id, assistant_id, assistants)
    select organization_id, assistant_id, sign from changed;
  return null;
end $$;

create function count_products() returns trigger language plpgsql as $$
declare sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into usage_changes (organization_id, assistant_id, products, bytes)
    select organization_id, assistant_id, sign * count(*),
      sign * sum(text_bytes(url, title, external_id, description, currency, image_url, brand, category))
    from changed group by organization_id, assistant_id;
  return null;
end $$;

create function count_knowledge() returns trigger language plpgsql as $$
declare sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into usage_changes (organization_id, assistant_id, knowledge, bytes)
    select organization_id, assistant_id, sign * count(*), sign * sum(text_bytes(title, content))
    from changed group by organization_id, assistant_id;
  return null;
end $$;

create function count_product_bytes() returns trigger language plpgsql as $$
begin
  insert into usage_changes (organization_id, assistant_id, bytes) values (new.organization_id, new.assistant_id,
    text_bytes(new.url, new.title, new.external_id, new.description, new.currency, new.image_url, new.brand, new.category)
    - text_bytes(old.url, old.title, old.external_id, old.description, old.currency, old.image_url, old.brand, old.category));
  return null;
end $$;

insert into organization_usage
  select o.organization_id,
    (select count(*) from assistants a where a.organization_id = o.organization_id),
    coalesce(p.products, 0), coalesce(k.knowledge, 0), coalesce(p.bytes, 0) + coalesce(k.bytes, 0)
  from organizations o
    left join (select organization_id, count(*) as products,
        sum(text_bytes(url, title, external_id, description, currency, image_url, brand, category)) as bytes
      from products group by 1) p using (organization_id)
    left join (select organization_id, count(*) as knowledge, sum(text_bytes(title, content)) as bytes
      from knowledge group by 1) k using (organization_id);
insert into assistant_usage
  select a.organization_id, a.assistant_id, coalesce(p.products, 0), coalesce(k.knowledge, 0),
    coalesce(p.bytes, 0) + coalesce(k.bytes, 0)
  from assistants a
    left join (select organization_id, assistant_id, count(*) as products,
        sum(text_bytes(url, title, external_id, description, currency, image_url, brand, category)) as bytes
      from products group by 1, 2) p using (organization_id, assistant_id)
    left join (select organization_id, assistant_id, count(*) as knowledge, sum(text_bytes(title, content)) as bytes
      from knowledge group by 1, 2) k using (organization_id, assistant_id);

create trigger assistants_added after insert on assistants
  referencing new table as changed for each statement execute function count_assistants();
create trigger assistants_removed after delete on assistants
  referencing old table as changed for each statement execute function count_assistants();
create trigger products_added after insert on products
  referencing new table as changed for each statement execute function count_products();
create trigger products_removed after delete on products
  referencing old table as changed for each statement execute function count_products();
create trigger products_resized
  after update of url, title, external_id, description, currency, image_url, brand, category on products
  for each row when (
    text_bytes(new.url, new.title, new.external_id, new.description, new.currency, new.image_url, new.brand, new.category)
    <> text_bytes(old.url, old.title, old.external_id, old.description, old.currency, old.image_url, old.brand, old.category))
  execute function count_product_bytes();
create trigger knowledge_added after insert on knowledge
  referencing new table as changed for each statement execute function count_knowledge();
create trigger knowledge_removed after delete on knowledge
  referencing old table as changed for each statement execute function count_knowledge();

-- Assistants, products, knowledge entries and bytes of an organization, and how many changes are still to be added up.
-- Written in PL/pgSQL because a session caches its plans: a function in SQL is planned at each call.
create function usage_of(organization text) returns bigint[] language plpgsql stable as $$
declare
  kept organization_usage;
  changes bigint[];
begin
  select * into kept from organization_usage where organization_id = organization;
  select array[coalesce(sum(assistants), 0), coalesce(sum(products), 0), coalesce(sum(knowledge), 0),
    coalesce(sum(bytes), 0), count(*)]::bigint[] into changes from usage_changes where organization_id = organization;
  return array[changes[1] + coalesce(kept.assistants, 0), changes[2] + coalesce(kept.products, 0),
    changes[3] + coalesce(kept.knowledge, 0), changes[4] + coalesce(kept.bytes, 0), changes[5]];
end $$;

-- Returns the usage, and keeps it from crossing the limit until the transaction ends. Transactions that are far from a
-- limit run concurrently; one that comes near it waits for those before it, and blocks those after it. Far means that a
-- hundred transactions like this one would fit, more than a server has connections for.
create function claim_quota(organization text, wanted bigint[], limits bigint[]) returns bigint[] language plpgsql as $$
declare
  key bigint := hashtextextended(organization || ' quota', 0);
  used bigint[];
begin
  begin
    if not pg_try_advisory_xact_lock_shared(key) then raise sqlstate 'QUOTA'; end if;
    used := usage_of(organization);
    for i in 1 .. 4 loop
      if wanted[i] > 0 and limits[i] > 0 and used[i] + 100 * wanted[i] > limits[i] then
        raise sqlstate 'QUOTA'; -- which gives the shared lock back, so that no two wait for each other
      end if;
    end loop;
    return used;
  exception when sqlstate 'QUOTA' then null;
  end;
  perform pg_advisory_xact_lock(key);
  return usage_of(organization);
end $$;

-- The number of products that a run found but did not add because of a quota, and the note on that quota.
alter table crawl_runs
  add column products_over_quota integer not null default 0,
  add column quota_note text;
