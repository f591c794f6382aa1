-- A small shop for each state of the schema, as the version of that state wrote it. "from X until Y" is for the states with the
-- migration X and without Y. {id} differs by state. A new table or column gets a part of its own here; parts are never edited.

-- from 0001
insert into organizations (organization_id, name) values ('org_{id}', 'Shop {id}');

-- from 0001 until 0002
insert into users (user_id, email) values ('usr_{id}', 'ann-{id}@shop.test');
insert into api_keys (organization_id, key_id, user_id, permissions, prefix, last_four, hash)
  values ('org_{id}', 'key_{id}', 'usr_{id}', '{assistants:view}', 'aisle_sk_{id}', 'kkkk',
    sha256(convert_to('aisle_sk_{id}_' || repeat('k', 43), 'UTF8')));

-- from 0002
insert into users (id, email, name, email_verified, active_organization_id)
  values ('usr_{id}', 'ann-{id}@shop.test', 'Ann', true, 'org_{id}');
insert into api_keys (organization_id, key_id, name, user_id, created_by, permissions, prefix, last_four, hash)
  values ('org_{id}', 'key_{id}', 'ERP', 'usr_{id}', 'usr_{id}', '{assistants:view}', 'aisle_sk_{id}', 'kkkk',
    sha256(convert_to('aisle_sk_{id}_' || repeat('k', 43), 'UTF8')));
insert into sessions (id, token, user_id, ip_address, expires_at, updated_at)
  values ('ses_{id}', 'token {id}', 'usr_{id}', '192.0.2.1', '2099-01-01Z', now());
insert into accounts (id, user_id, account_id, provider_id, password, updated_at)
  values ('acc_{id}', 'usr_{id}', 'usr_{id}', 'credential', 'scrypt', now());
insert into verifications (id, identifier, value, expires_at) values ('ver_{id}', 'reset {id}', 'usr_{id}', '2099-01-01Z');
insert into invitations (organization_id, invitation_id, role, hash, invited_by, expires_at)
  values ('org_{id}', 'inv_{id}', 'editor', convert_to('inv {id}', 'UTF8'), 'usr_{id}', '2099-01-01Z');
insert into secrets (name, value) values ('secret {id}', 'value');
insert into oauth_clients (id, client_id, name, redirect_uris)
  values ('oau_{id}', 'client_{id}', 'Inspector', '["https://app.test/callback"]');
insert into oauth_resources (id, identifier, name) values ('res_{id}', 'https://aisle.test/{id}', 'MCP');
insert into oauth_client_resources (id, client_id, resource_id) values ('clr_{id}', 'client_{id}', 'https://aisle.test/{id}');
insert into oauth_client_assertions (id, expires_at) values ('ass_{id}', '2099-01-01Z');
insert into oauth_choices (session_id, code_challenge, organization_id) values ('ses_{id}', 'challenge', 'org_{id}');

-- from 0001
insert into members (organization_id, user_id, role) values ('org_{id}', 'usr_{id}', 'owner');
insert into assistants (organization_id, assistant_id, name, status, site_url, persona, greeting, model_name, crawl_user_agent,
    branding, embed_key)
  values ('org_{id}', 'ast_{id}', 'Fjell', 'live', 'https://shop.test/', 'An outfitter.', 'Hei!', 'test/model', 'ShopBot/1.0',
    '{"primaryColor": "#123456"}', 'aisle_pk_{id}_{id}');
insert into knowledge (organization_id, knowledge_id, assistant_id, title, content, source_type)
  values ('org_{id}', 'knw_{id}', 'ast_{id}', 'Care', 'Wash jackets by hand.', 'guide');
insert into crawl_runs (organization_id, crawl_run_id, assistant_id, method, status, source, pages_discovered, pages_fetched,
    products_found, products_added, started_at, finished_at)
  values ('org_{id}', 'crl_{id}', 'ast_{id}', 'ai', 'completed', 'sitemap', 2, 2, 1, 1, now(), now());
insert into crawl_pages (organization_id, crawl_run_id, url, depth, status)
  values ('org_{id}', 'crl_{id}', 'https://shop.test/storm', 0, 'fetched'),
    ('org_{id}', 'crl_{id}', 'https://shop.test/about', 1, 'skipped');

-- from 0002
insert into oauth_consents (organization_id, id, client_id, user_id, scopes)
  values ('org_{id}', 'con_{id}', 'client_{id}', 'usr_{id}', '["assistants:view"]');
insert into oauth_refresh_tokens (organization_id, id, token, client_id, user_id, scopes, expires_at)
  values ('org_{id}', 'rft_{id}', 'refresh {id}', 'client_{id}', 'usr_{id}', '["assistants:view"]', '2099-01-01Z');
insert into oauth_access_tokens (organization_id, id, token, client_id, user_id, refresh_id, scopes, expires_at)
  values ('org_{id}', 'act_{id}', 'access {id}', 'client_{id}', 'usr_{id}', 'rft_{id}', '["assistants:view"]', '2099-01-01Z');

-- from 0001
insert into audit_log (organization_id, audit_id, user_id, via, address, request_id, action, target, after)
  values ('org_{id}', 'aud_{id}', 'usr_{id}', 'rest', '192.0.2.1', 'req_{id}', 'create_assistant', 'ast_{id}', '{"name": "Fjell"}');

-- from 0001 until 0003
insert into products (organization_id, product_id, assistant_id, url, title, external_id, description, price, currency,
    availability, brand, page_hash, identity_hash, hand_fields, search)
  values ('org_{id}', 'prd_{id}', 'ast_{id}', 'https://shop.test/storm', 'Storm jackets', 'S-1', 'Keeps out the rain', 189.50, 'EUR',
    'in_stock', 'Fjell', substring(sha256('https://shop.test/storm') for 16), substring(sha256(E'https://shop.test/storm\nS-1') for 16),
    '{price}', to_tsvector('simple', 'storm jackets'));

-- from 0003
insert into search_synonyms (organization_id, assistant_id, position, phrases) values ('org_{id}', 'ast_{id}', 0, '{jacket,anorak}');

-- from 0003 until 0009
insert into products (organization_id, product_id, assistant_id, url, title, external_id, description, price, currency,
    availability, brand, page_hash, identity_hash, hand_fields)
  values ('org_{id}', 'prd_{id}', 'ast_{id}', 'https://shop.test/storm', 'Storm jackets', 'S-1', 'Keeps out the rain', 189.50, 'EUR',
    'in_stock', 'Fjell', substring(sha256('https://shop.test/storm') for 16), substring(sha256(E'https://shop.test/storm\nS-1') for 16),
    '{price}');

-- from 0009 until 0017
insert into products (organization_id, product_id, assistant_id, url, title, external_id, description, price, currency,
    availability, brand, page_hash, identity_hash, hand_fields, sources)
  values ('org_{id}', 'prd_{id}', 'ast_{id}', 'https://shop.test/storm', 'Storm jackets', 'S-1', 'Keeps out the rain', 189.50, 'EUR',
    'in_stock', 'Fjell', substring(sha256('https://shop.test/storm') for 16), substring(sha256(E'https://shop.test/storm\nS-1') for 16),
    '{price}', 'jSphmo ij');

-- from 0017
insert into products (organization_id, product_id, assistant_id, url, title, external_id, description, price, currency,
    availability, brand, page_hash, identity_hash, hand_fields, sources)
  values ('org_{id}', 'prd_{id}', 'ast_{id}', 'https://shop.test/storm', 'Storm jackets', 'S-1', 'Keeps out the rain', 189.50, 'EUR',
    'in_stock', 'Fjell', substring(sha256('https://shop.test/storm') for 16), substring(sha256(E'https://shop.test/storm\nS-1') for 16),
    '{price}', '{"title": "json-ld", "externalId": "feed:shopify", "description": "page", "price": "hand", "currency": "microdata",
      "availability": "open-graph", "brand": "import", "category": "json-ld"}');

-- from 0003 until 0035
insert into product_words (organization_id, assistant_id, product_id, words, lengths, form)
  values ('org_{id}', 'ast_{id}', 'prd_{id}',
    '''storm'':1C ''jackets'':2B ''jacket'':2 ''++storm'':1 ''++jacket'':1 ''+storm'':1 ''+jacket'':1', '{2,2,0,0,0,0,0}', 'english/2');
insert into search_catalogues (organization_id, assistant_id, state, version, language, products, lengths, vocabulary, complete)
  values ('org_{id}', 'ast_{id}', 'fresh', 1, 'english', 1, '{2,2,0,0,0,0,0}',
    convert_to(E'jacket 1 0\njackets 1 1\nstorm 1 1\n', 'UTF8'), true);

-- from 0004
insert into conversations (organization_id, conversation_id, assistant_id, token_hash)
  values ('org_{id}', 'cnv_{id}', 'ast_{id}', sha256('shopper'));
update organizations set retention_days = 30, model_budget = 5000000 where organization_id = 'org_{id}';
update assistants set widget_origins = '{https://shop.test}', suggested_questions = '{What is warm?}' where assistant_id = 'ast_{id}';
insert into widget_events (organization_id, event_id, assistant_id, conversation_id, type, product_id, amount)
  values ('org_{id}', 'evt_{id}', 'ast_{id}', 'cnv_{id}', 'added_to_cart', 'prd_{id}', 2);
insert into model_spending (organization_id, month, cost, input_tokens, output_tokens, answers)
  values ('org_{id}', '2026-11-01', 1200, 900, 80, 2);

-- from 0004 until 0020
insert into exchanges (organization_id, exchange_id, assistant_id, conversation_id, question, answer, parts, shown, model, cost,
    first_ms, answered, feedback)
  values ('org_{id}', 'msg_{id}_1', 'ast_{id}', 'cnv_{id}', 'A jacket?', 'The Storm jacket.',
    '[{"type": "text", "text": "The Storm jacket.", "sources": [{"type": "knowledge", "id": "knw_{id}", "title": "Care"}]}]', '{prd_{id}}',
    'test/model', 600, 420, true, 'up'),
  ('org_{id}', 'msg_{id}_2', 'ast_{id}', 'cnv_{id}', 'A boat?', 'I have none.', '[]', '{}', 'test/model', 600, 420, false, null);

-- from 0020
insert into exchanges (organization_id, exchange_id, assistant_id, conversation_id, question, answer, parts, shown, model, cost,
    first_ms, outcome, lacking, cut, feedback)
  values ('org_{id}', 'msg_{id}_1', 'ast_{id}', 'cnv_{id}', 'A jacket?', 'The Storm jacket.',
    '[{"type": "text", "text": "The Storm jacket.", "sources": [{"type": "knowledge", "id": "knw_{id}", "title": "Care"}]}]', '{prd_{id}}',
    'test/model', 600, 420, 'answered', '{}', '[]', 'up'),
  ('org_{id}', 'msg_{id}_2', 'ast_{id}', 'cnv_{id}', 'A boat?', 'I have none.', '[]', '{}', 'test/model', 600, 420, 'unanswered', '{boat}',
    '[]', null);

-- from 0005
update assistants set widget_position = 'left', contact_url = 'https://shop.test/contact' where assistant_id = 'ast_{id}';

-- from 0007
update products set checked_at = now(), missed = 1 where product_id = 'prd_{id}';
update crawl_runs set is_partial = true, fields_missing = '{"brand": 1}',
    report = '[{"status": "fetched", "cause": null, "pages": 2}]' where crawl_run_id = 'crl_{id}';
insert into crawl_memory (organization_id, assistant_id, page_hash, etag, read_at)
  values ('org_{id}', 'ast_{id}', substring(sha256('https://shop.test/storm') for 16), '"1"', now());
insert into product_changes (organization_id, product_id, changed_at, price_before, price_after, availability_before,
    availability_after)
  values ('org_{id}', 'prd_{id}', now(), 199, 189.50, 'unknown', 'in_stock');
insert into crawl_schedules (organization_id, assistant_id, every, next_at) values ('org_{id}', 'ast_{id}', 'weekly', '2099-01-01Z');

-- from 0008
insert into crawl_patterns (organization_id, assistant_id, site_url, pattern, learned_by, filled, model_calls, model_cost)
  values ('org_{id}', 'ast_{id}', 'https://shop.test/', '{"fields": {"title": [{"at": "main h1", "nth": 0, "take": "text"}],
    "price": [{"at": "main b", "nth": 0, "take": "text"}]}}', 'model', '{"title": 1}', 2, 900);

-- from 0010
insert into organization_quotas (organization_id, products) values ('org_{id}', 500);
update crawl_runs set products_over_quota = 3, quota_note = 'Too many.' where crawl_run_id = 'crl_{id}';

-- from 0013
update users set two_factor_enabled = true where id = 'usr_{id}';
insert into two_factors (id, user_id, secret, backup_codes) values ('two_{id}', 'usr_{id}', 'secret', 'codes');
insert into passkeys (id, user_id, name, public_key, credential_id, counter, device_type, backed_up)
  values ('psk_{id}', 'usr_{id}', 'Laptop', 'key', 'credential {id}', 1, 'singleDevice', false);

-- from 0016
update organizations set has_model_budget = true where organization_id = 'org_{id}';
insert into model_reservations (organization_id, reservation_id, month, cost) values ('org_{id}', 'rsv_{id}', '2026-11-01', 40);

-- from 0018 until 0019
insert into product_details (organization_id, product_id, layers)
  values ('org_{id}', 'prd_{id}', '{"page": {"details": {"attributes": [], "options": [], "variants": [], "listPrice": 220, "rating": null,
    "images": [], "gtin": "4006381333931", "mpn": null, "condition": null, "ageGroup": null, "gender": null},
    "sources": {"gtin": "json-ld", "listPrice": "page"}}}');

-- from 0019
insert into product_details (organization_id, product_id, assistant_id, layers)
  values ('org_{id}', 'prd_{id}', 'ast_{id}', '{"page": {"details": {"attributes": [], "options": [], "variants": [], "listPrice": 220,
    "rating": null, "images": [], "gtin": "4006381333931", "mpn": null, "condition": null, "ageGroup": null, "gender": null},
    "sources": {"gtin": "json-ld", "listPrice": "page"}}}');

-- from 0020
update assistants set verify = 'quote' where assistant_id = 'ast_{id}';

-- from 0021
update assistants set contact_email = 'help@shop.test', contact_phone = '+47 123', handover_webhook = 'https://desk.test/hook'
  where assistant_id = 'ast_{id}';

-- from 0022
insert into product_translations (organization_id, product_id, language, assistant_id, source_hash, title, content)
  values ('org_{id}', 'prd_{id}', 'de', 'ast_{id}', 'hash', 'Sturmjacke', 'Jacke');

-- from 0023
insert into catalogue_lexicons (organization_id, assistant_id, language, source_hash, entries)
  values ('org_{id}', 'ast_{id}', 'de', 'hash', '[{"name": "jackets", "words": ["jacken"]}]');

-- from 0024
update invitations set signed_up_as = '\x01' where invitation_id = 'inv_{id}';

-- from 0025
insert into widget_sightings (organization_id, assistant_id, outcome, origin) values ('org_{id}', 'ast_{id}', 'shown', 'https://shop.test');

-- from 0026
update products set found_values = '{"price": {"value": 199, "source": "json-ld"}}' where product_id = 'prd_{id}';
insert into product_undos (organization_id, change_id, product_id, assistant_id, undo)
  values ('org_{id}', 'chg_{id}', 'prd_{id}', 'ast_{id}', '{"fields": {"price": {"was": null, "is": {"value": 189.5, "source": "hand"}}}}');

-- from 0027-crawl-changes
update crawl_runs set cause = null where crawl_run_id = 'crl_{id}';
update product_changes set crawl_run_id = 'crl_{id}' where product_id = 'prd_{id}';
insert into crawl_removals (organization_id, crawl_run_id, product_id, title, url, availability)
  values ('org_{id}', 'crl_{id}', 'prd_gone_{id}', 'Boat', 'https://shop.test/boat', 'unknown');

-- from 0028
insert into test_sets (organization_id, assistant_id, questions, may_cost, basis)
  values ('org_{id}', 'ast_{id}', '[{"question": "A jacket?", "mustBeAnswered": true, "mustShow": "prd_{id}"}]', true, 'basis');
insert into test_runs (organization_id, test_run_id, assistant_id, cause, status, model, cost, finished_at)
  values ('org_{id}', 'tst_{id}', 'ast_{id}', 'manual', 'completed', 'test/model', 0.1, now());

-- from 0030
insert into email_preferences (user_id, refused) values ('usr_{id}', '{crawls}');

-- from 0031
insert into shop_pictures (organization_id, assistant_id, screen, site_url, image)
  values ('org_{id}', 'ast_{id}', 'phone', 'https://shop.test/', '\x00');

-- from 0032
update crawl_runs set pages_skipped = 1 where crawl_run_id = 'crl_{id}';

-- from 0033
update crawl_runs set notes = '[]', claimed_products = 1, claimed_at = 'https://shop.test/all' where crawl_run_id = 'crl_{id}';

-- from 0035
insert into product_words (organization_id, assistant_id, product_id, words, lengths, form)
  select organization_id, assistant_id, 'prd_{id}', replace('''~storm'':1C ''~jackets'':2B ''~jacket'':2 ''~++storm'':1 ''~++jacket'':1
    ''~+storm'':1 ''~+jacket'':1', '~', tag)::tsvector, '{2,2,0,0,0,0,0}', 'english/3'
  from search_catalogues where assistant_id = 'ast_{id}' and kind = 'products';

-- from 0037
insert into knowledge_passages (organization_id, assistant_id, knowledge_id, place, passage, words, lengths, form)
  select organization_id, assistant_id, 'knw_{id}', 0, 'Wash jackets by hand.', replace('''~++care'':1 ''~+care'':1 ''~by'':1026
    ''~care'':1C ''~hand'':1027 ''~jacket'':1025 ''~jackets'':1025 ''~wash'':1024', '~', tag)::tsvector, '{1,1,0,0,0,4,0}', 'english/3'
  from search_catalogues where assistant_id = 'ast_{id}' and kind = 'knowledge';

-- from 0073
insert into widget_events (organization_id, event_id, assistant_id, conversation_id, type, order_hash, total, currency)
  values ('org_{id}', 'evt_{id}_order', 'ast_{id}', 'cnv_{id}', 'ordered', '\x01', 129.9, 'EUR');

-- from 0074
update assistants set skipped_checks = '{tag,cart}' where assistant_id = 'ast_{id}';
