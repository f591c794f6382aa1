import type { ConsoleClient } from '../client/index.ts';

export type { Permission, Role } from '../domain/permissions.ts';

export type AccountCalls = ConsoleClient['account'];
export type OrganizationCalls = ReturnType<ConsoleClient['organization']>;

type OfAccount<Name extends keyof AccountCalls> = Awaited<ReturnType<AccountCalls[Name]>>;
type OfOrganization<Name extends keyof OrganizationCalls> = Awaited<ReturnType<OrganizationCalls[Name]>>;

export type Authorization = OfAccount<'get_authorization'>;
export type Passkey = OfAccount<'get_security'>['passkeys'][number];
export type NotificationKind = OfAccount<'get_notifications'>['wanted'][number];
export type Overview = OfAccount<'get_overview'>;
export type AssistantAtAGlance = Overview['organizations'][number]['assistants'][number];
export type Member = OfOrganization<'list_members'>[number];
export type Key = OfOrganization<'list_keys'>[number];
export type Assistant = OfOrganization<'list_assistants'>[number];
export type CrawlRun = OfOrganization<'list_crawls'>[number];
export type CrawlReport = OfOrganization<'get_crawl_report'>;
export type ChatSettings = OfOrganization<'get_chat_settings'>;
export type Quota = OfOrganization<'get_quotas'>[number];
export type WidgetSettings = OfOrganization<'get_widget_settings'>;
export type Installation = OfOrganization<'check_installation'>;
export type ShopFront = OfOrganization<'look_at_shop'>;
export type Product = OfOrganization<'list_catalogue'>[number];
export type CatalogueQuery = Parameters<OrganizationCalls['browse_catalogue']>[0];
export type BrowsedProduct = OfOrganization<'browse_catalogue'>['products'][number];
export type CatalogueCounts = OfOrganization<'count_catalogue'>;
export type Insight = OfOrganization<'get_insight'>;
export type AuditEntry = OfOrganization<'list_audit'>[number];
export type AuditQuery = Parameters<OrganizationCalls['list_audit']>[0];
