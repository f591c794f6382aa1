import type { ColumnType, Generated } from 'kysely';
import type { DetailLayers } from '../domain/detail-layers.ts';
import type { Permission, Role } from '../domain/permissions.ts';
import type { Origin } from '../domain/principal.ts';
import type { FoundValues } from '../domain/held-fields.ts';
import type { FieldSources } from '../domain/provenance.ts';
import type { SourceType } from '../domain/knowledge.ts';
import type { Product } from '../domain/product.ts';
import type { AssistantsTable } from './assistant-columns.ts';
import type { ChatSchema } from './schema-chat.ts';
import type { CrawlSchema } from './schema-crawl.ts';
import type { PeopleSchema } from './schema-people.ts';

/** The tables for Kysely; the migrations are authoritative. Times are ISO 8601 text. */
export interface Schema extends PeopleSchema, ChatSchema, CrawlSchema {
  organizations: {
    organization_id: string;
    name: string;
    model_budget: Generated<number | null>;
    has_model_budget: Generated<boolean>;
    retention_days: Generated<number>;
    created_at: Generated<string>;
  };
  organization_quotas: {
    organization_id: string;
    assistants: number | null;
    products: number | null;
    knowledge: number | null;
    bytes: number | null;
  };
  members: { organization_id: string; user_id: string; role: Role; created_at: Generated<string> };
  api_keys: {
    organization_id: string;
    key_id: string;
    name: string;
    user_id: string | null;
    created_by: string | null;
    permissions: Permission[];
    prefix: string;
    last_four: string;
    hash: Buffer;
    expires_at: string | null;
    last_used_at: Generated<string | null>;
    last_used_via: Generated<string | null>;
    revoked_at: Generated<string | null>;
    created_at: Generated<string>;
  };
  assistants: AssistantsTable;
  products: {
    organization_id: string;
    product_id: string;
    assistant_id: string;
    url: string;
    title: string;
    external_id: string | null;
    description: string | null;
    price: number | null;
    currency: string | null;
    availability: Product['availability'];
    image_url: string | null;
    brand: string | null;
    category: string | null;
    page_hash: Buffer;
    identity_hash: Buffer;
    hand_fields: Generated<string[]>;
    sources: Generated<FieldSources>;
    found_values: Generated<FoundValues>;
    checked_at: string | null;
    missed: Generated<number>;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  product_details: { organization_id: string; product_id: string; assistant_id: string; layers: DetailLayers };
  knowledge: {
    organization_id: string;
    knowledge_id: string;
    assistant_id: string;
    title: string;
    content: string;
    source_type: SourceType;
    created_at: Generated<string>;
    updated_at: Generated<string>;
  };
  audit_log: {
    organization_id: string;
    audit_id: string;
    user_id: string | null;
    key_id: string | null;
    client_id: string | null;
    via: Origin['via'];
    address: string | null;
    request_id: string;
    action: string;
    target: string;
    before: ColumnType<unknown, string | null, never>;
    after: ColumnType<unknown, string | null, never>;
    created_at: Generated<string>;
  };
}
