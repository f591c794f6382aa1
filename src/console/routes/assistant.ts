import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { productsQuery } from '../catalogue-query.ts';
import { ask, queryClient } from '../queries.ts';
import type {
  BrowseSearch,
  ConversationSearch,
  InsightSearch,
  KnowledgeSearch,
  TemplateSearch,
} from '../search-params.ts';
import { asked } from './asked.ts';
import { organization } from './signed-in.ts';

export const assistants = createRoute({
  getParentRoute: () => organization,
  path: '/assistants',
  ...asked(({ organizationId }) => ask(organizationId, 'list_assistants', {})),
  component: lazyRouteComponent(() => import('../pages/assistants.tsx'), 'AssistantsPage'),
});
const assistant = createRoute({
  getParentRoute: () => organization,
  path: '/assistants/$assistantId',
  ...asked(({ organizationId, assistantId }) => ask(organizationId, 'get_assistant', { assistantId })),
  component: lazyRouteComponent(() => import('../pages/assistant-pages.tsx'), 'AssistantPages'),
});
const assistantHome = createRoute({
  getParentRoute: () => assistant,
  path: '/',
  component: lazyRouteComponent(() => import('../pages/assistant.tsx'), 'AssistantPage'),
});
const catalogue = createRoute({
  getParentRoute: () => assistant,
  path: '/catalogue',
  validateSearch: (search: Record<string, unknown>): BrowseSearch => search,
  ...asked(({ organizationId, assistantId }, search) => {
    void queryClient.prefetchInfiniteQuery(productsQuery(organizationId, assistantId, search));
  }),
  component: lazyRouteComponent(() => import('../pages/catalogue.tsx'), 'CataloguePage'),
});
const crawls = createRoute({
  getParentRoute: () => assistant,
  path: '/crawls',
  ...asked(({ organizationId, assistantId }) => ask(organizationId, 'list_crawls', { assistantId })),
  component: lazyRouteComponent(() => import('../pages/crawls.tsx'), 'CrawlsPage'),
});
const crawlRun = createRoute({
  getParentRoute: () => assistant,
  path: '/crawls/$crawlRunId',
  component: lazyRouteComponent(() => import('../pages/crawl-run.tsx'), 'CrawlRunPage'),
});
const conversations = createRoute({
  getParentRoute: () => assistant,
  path: '/conversations',
  validateSearch: (search: Record<string, unknown>): ConversationSearch => search,
  component: lazyRouteComponent(() => import('../pages/conversations.tsx'), 'ConversationsPage'),
});
const conversation = createRoute({
  getParentRoute: () => assistant,
  path: '/conversations/$conversationId',
  component: lazyRouteComponent(() => import('../pages/conversation.tsx'), 'ConversationPage'),
});
const questions = createRoute({
  getParentRoute: () => assistant,
  path: '/questions',
  component: lazyRouteComponent(() => import('../pages/questions.tsx'), 'QuestionsPage'),
});
const playground = createRoute({
  getParentRoute: () => assistant,
  path: '/playground',
  component: lazyRouteComponent(() => import('../pages/playground.tsx'), 'PlaygroundPage'),
});
const knowledge = createRoute({
  getParentRoute: () => assistant,
  path: '/knowledge',
  validateSearch: (search: Record<string, unknown>): KnowledgeSearch => search,
  component: lazyRouteComponent(() => import('../pages/knowledge.tsx'), 'KnowledgePage'),
});
const knowledgeEntry = createRoute({
  getParentRoute: () => assistant,
  path: '/knowledge/$knowledgeId',
  component: lazyRouteComponent(() => import('../pages/knowledge-entry.tsx'), 'KnowledgeEntryPage'),
});
const newKnowledge = createRoute({
  getParentRoute: () => assistant,
  path: '/knowledge/new/$draftId',
  validateSearch: (search: Record<string, unknown>): TemplateSearch => search,
  component: lazyRouteComponent(() => import('../pages/knowledge-entry.tsx'), 'NewKnowledgePage'),
});
const insight = createRoute({
  getParentRoute: () => assistant,
  path: '/insight',
  validateSearch: (search: Record<string, unknown>): InsightSearch => search,
  component: lazyRouteComponent(() => import('../pages/insight.tsx'), 'InsightPage'),
});
const assistantSettings = createRoute({
  getParentRoute: () => assistant,
  path: '/settings',
  component: lazyRouteComponent(() => import('../pages/assistant-settings.tsx'), 'AssistantSettingsPage'),
});

/** The pages of one assistant. */
export const assistantPages = assistant.addChildren([
  assistantHome,
  catalogue,
  crawls,
  crawlRun,
  knowledge,
  knowledgeEntry,
  newKnowledge,
  conversations,
  conversation,
  questions,
  playground,
  insight,
  assistantSettings,
]);
