import type { ConsoleClient } from '../client/index.ts';

export type { Permission, Role } from '../domain/permissions.ts';
export type { ImportCounts, ImportReport } from '../domain/import-report.ts';

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
export type CrawlSchedule = OfOrganization<'get_crawl_schedule'>;
export type CrawlChange = OfOrganization<'list_crawl_changes'>['products'][number];
export type CrawlChangeKind = Parameters<OrganizationCalls['list_crawl_changes']>[0]['kind'];
export type ChatSettings = OfOrganization<'get_chat_settings'>;
export type Quota = OfOrganization<'get_quotas'>[number];
export type WidgetSettings = OfOrganization<'get_widget_settings'>;
export type Installation = OfOrganization<'check_installation'>;
export type ShopFront = OfOrganization<'look_at_shop'>;
export type Product = OfOrganization<'list_catalogue'>[number];
export type CatalogueQuery = Parameters<OrganizationCalls['browse_catalogue']>[0];
export type BrowsedProduct = OfOrganization<'browse_catalogue'>['products'][number];
export type CatalogueCounts = OfOrganization<'count_catalogue'>;
export type ProductChange = OfOrganization<'list_product_changes'>[number];
export type Insight = OfOrganization<'get_insight'>;
export type AuditEntry = OfOrganization<'list_audit'>[number];
export type AuditQuery = Parameters<OrganizationCalls['list_audit']>[0];
export type ConversationQuery = Parameters<OrganizationCalls['list_conversations']>[0];
export type ConversationSummary = OfOrganization<'list_conversations'>[number];
export type Conversation = OfOrganization<'get_conversation'>;
export type Asked = OfOrganization<'ask_assistant'>;
export type QuestionGroup = OfOrganization<'list_unanswered'>['groups'][number];
export type TestQuestions = OfOrganization<'list_test_questions'>;
export type TestRun = OfOrganization<'list_test_runs'>[number];
export type Exchange = Conversation['exchanges'][number];
export type Knowledge = OfOrganization<'get_knowledge'>;
export type KnowledgeSummary = OfOrganization<'browse_knowledge'>['entries'][number];
export type KnowledgeDraft = OfOrganization<'import_page'>['drafts'][number];
