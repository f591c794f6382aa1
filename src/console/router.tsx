import {
  Outlet,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router';
import { CallError } from '../client/index.ts';
import { Announcer } from './parts/announcer.tsx';
import { ErrorPage } from './parts/error-page.tsx';
import { accountQuery, queryClient } from './queries.ts';
import {
  type AuditSearch,
  type BrowseSearch,
  type InsightSearch,
  type UnsubscribeSearch,
  parseSearch,
  stringifySearch,
} from './search-params.ts';

/** Parameters of pages that redirect; the rest of the query is kept as it is. */
interface RedirectSearch {
  next?: string;
  token?: string;
  error?: string;
  error_description?: string;
}

const root = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <Announcer />
    </>
  ),
  errorComponent: ErrorPage,
  notFoundComponent: lazyRouteComponent(() => import('./pages/not-found.tsx'), 'NotFoundPage'),
});

const redirectSearch = (search: Record<string, unknown>): RedirectSearch => search;

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: redirectSearch,
  component: lazyRouteComponent(() => import('./pages/sign-in.tsx'), 'SignInPage'),
});
const signUp = createRoute({
  getParentRoute: () => root,
  path: '/sign-up',
  validateSearch: redirectSearch,
  component: lazyRouteComponent(() => import('./pages/sign-up.tsx'), 'SignUpPage'),
});
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('./pages/forgot-password.tsx'), 'ForgotPasswordPage'),
});
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  validateSearch: redirectSearch,
  component: lazyRouteComponent(() => import('./pages/reset-password.tsx'), 'ResetPasswordPage'),
});
const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazyRouteComponent(() => import('./pages/invitation.tsx'), 'InvitationPage'),
});
const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: '/unsubscribe',
  validateSearch: (search: Record<string, unknown>): UnsubscribeSearch => search,
  component: lazyRouteComponent(() => import('./pages/unsubscribe.tsx'), 'UnsubscribePage'),
});
const oauthError = createRoute({
  getParentRoute: () => root,
  path: '/oauth/error',
  validateSearch: redirectSearch,
  component: lazyRouteComponent(() => import('./pages/oauth-error.tsx'), 'OAuthErrorPage'),
});

/** Redirects to the sign-in page, which returns here. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ location }) => {
    try {
      return { account: await queryClient.fetchQuery(accountQuery) };
    } catch (error) {
      if (error instanceof CallError && error.status === 401)
        throw redirect({
          to: '/sign-in',
          search: { next: location.pathname + location.searchStr },
          hash: location.hash,
        });
      throw error;
    }
  },
});
const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  beforeLoad: ({ context: { account } }) => {
    const { activeOrganizationId, organizations } = account;
    const { organizationId } =
      organizations.find((one) => one.organizationId === activeOrganizationId) ?? organizations[0] ?? {};
    if (!organizationId) throw redirect({ to: '/organizations/new' });
    throw redirect({ to: '/organizations/$organizationId/assistants', params: { organizationId } });
  },
});
const newOrganization = createRoute({
  getParentRoute: () => signedIn,
  path: '/organizations/new',
  validateSearch: redirectSearch,
  component: lazyRouteComponent(() => import('./pages/new-organization.tsx'), 'NewOrganizationPage'),
});
const oauthOrganization = createRoute({
  getParentRoute: () => signedIn,
  path: '/oauth/organization',
  component: lazyRouteComponent(() => import('./pages/oauth-organization.tsx'), 'OAuthOrganizationPage'),
});
const oauthConsent = createRoute({
  getParentRoute: () => signedIn,
  path: '/oauth/consent',
  component: lazyRouteComponent(() => import('./pages/oauth-consent.tsx'), 'OAuthConsentPage'),
});

const shell = createRoute({
  getParentRoute: () => signedIn,
  id: 'shell',
  component: lazyRouteComponent(() => import('./parts/shell.tsx'), 'Shell'),
});
const overview = createRoute({
  getParentRoute: () => shell,
  path: '/overview',
  component: lazyRouteComponent(() => import('./pages/overview.tsx'), 'OverviewPage'),
});
const account = createRoute({
  getParentRoute: () => shell,
  path: '/account',
  validateSearch: redirectSearch,
  component: lazyRouteComponent(() => import('./pages/account.tsx'), 'AccountPage'),
});
const security = createRoute({
  getParentRoute: () => shell,
  path: '/account/security',
  component: lazyRouteComponent(() => import('./pages/security.tsx'), 'SecurityPage'),
});
const apps = createRoute({
  getParentRoute: () => shell,
  path: '/account/apps',
  component: lazyRouteComponent(() => import('./pages/apps.tsx'), 'AppsPage'),
});
const organization = createRoute({
  getParentRoute: () => shell,
  path: '/organizations/$organizationId',
  component: lazyRouteComponent(() => import('./pages/organization.tsx'), 'OrganizationPages'),
});
const assistants = createRoute({
  getParentRoute: () => organization,
  path: '/assistants',
  component: lazyRouteComponent(() => import('./pages/assistants.tsx'), 'AssistantsPage'),
});
const assistant = createRoute({
  getParentRoute: () => organization,
  path: '/assistants/$assistantId',
  component: lazyRouteComponent(() => import('./pages/assistant-pages.tsx'), 'AssistantPages'),
});
const assistantHome = createRoute({
  getParentRoute: () => assistant,
  path: '/',
  component: lazyRouteComponent(() => import('./pages/assistant.tsx'), 'AssistantPage'),
});
const catalogue = createRoute({
  getParentRoute: () => assistant,
  path: '/catalogue',
  validateSearch: (search: Record<string, unknown>): BrowseSearch => search,
  component: lazyRouteComponent(() => import('./pages/catalogue.tsx'), 'CataloguePage'),
});
const insight = createRoute({
  getParentRoute: () => assistant,
  path: '/insight',
  validateSearch: (search: Record<string, unknown>): InsightSearch => search,
  component: lazyRouteComponent(() => import('./pages/insight.tsx'), 'InsightPage'),
});
const assistantSettings = createRoute({
  getParentRoute: () => assistant,
  path: '/settings',
  component: lazyRouteComponent(() => import('./pages/assistant-settings.tsx'), 'AssistantSettingsPage'),
});
const members = createRoute({
  getParentRoute: () => organization,
  path: '/members',
  component: lazyRouteComponent(() => import('./pages/members.tsx'), 'MembersPage'),
});
const keys = createRoute({
  getParentRoute: () => organization,
  path: '/keys',
  component: lazyRouteComponent(() => import('./pages/keys.tsx'), 'KeysPage'),
});
const audit = createRoute({
  getParentRoute: () => organization,
  path: '/audit',
  validateSearch: (search: Record<string, unknown>): AuditSearch => search,
  component: lazyRouteComponent(() => import('./pages/audit.tsx'), 'AuditPage'),
});
const settings = createRoute({
  getParentRoute: () => organization,
  path: '/settings',
  component: lazyRouteComponent(() => import('./pages/settings.tsx'), 'SettingsPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    signIn,
    signUp,
    forgotPassword,
    resetPassword,
    invitation,
    unsubscribe,
    oauthError,
    signedIn.addChildren([
      home,
      newOrganization,
      oauthOrganization,
      oauthConsent,
      shell.addChildren([
        overview,
        account,
        security,
        apps,
        organization.addChildren([
          assistants,
          assistant.addChildren([assistantHome, catalogue, insight, assistantSettings]),
          members,
          keys,
          audit,
          settings,
        ]),
      ]),
    ]),
  ]),
  defaultPreload: 'intent',
  scrollRestoration: true,
  parseSearch,
  stringifySearch,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
