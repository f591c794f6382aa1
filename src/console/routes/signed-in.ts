import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { CallError } from '../../client/index.ts';
import { accountQuery, ask, queryClient } from '../queries.ts';
import type { AuditSearch } from '../search-params.ts';
import { asked } from './asked.ts';
import { redirectSearch, root } from './public.tsx';

/** Redirects to the sign-in page, which returns here. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  // Every page waits for it, so it is asked for before what the page shows.
  staticData: { ask: () => void queryClient.prefetchQuery(accountQuery) },
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
  component: lazyRouteComponent(() => import('../pages/new-organization.tsx'), 'NewOrganizationPage'),
});
const oauthOrganization = createRoute({
  getParentRoute: () => signedIn,
  path: '/oauth/organization',
  component: lazyRouteComponent(() => import('../pages/oauth-organization.tsx'), 'OAuthOrganizationPage'),
});
const oauthConsent = createRoute({
  getParentRoute: () => signedIn,
  path: '/oauth/consent',
  component: lazyRouteComponent(() => import('../pages/oauth-consent.tsx'), 'OAuthConsentPage'),
});

export const shell = createRoute({
  getParentRoute: () => signedIn,
  id: 'shell',
  component: lazyRouteComponent(() => import('../parts/shell.tsx'), 'Shell'),
});
const overview = createRoute({
  getParentRoute: () => shell,
  path: '/overview',
  component: lazyRouteComponent(() => import('../pages/overview.tsx'), 'OverviewPage'),
});
const account = createRoute({
  getParentRoute: () => shell,
  path: '/account',
  validateSearch: redirectSearch,
  component: lazyRouteComponent(() => import('../pages/account.tsx'), 'AccountPage'),
});
const security = createRoute({
  getParentRoute: () => shell,
  path: '/account/security',
  component: lazyRouteComponent(() => import('../pages/security.tsx'), 'SecurityPage'),
});
const apps = createRoute({
  getParentRoute: () => shell,
  path: '/account/apps',
  component: lazyRouteComponent(() => import('../pages/apps.tsx'), 'AppsPage'),
});
export const organization = createRoute({
  getParentRoute: () => shell,
  path: '/organizations/$organizationId',
  component: lazyRouteComponent(() => import('../pages/organization.tsx'), 'OrganizationPages'),
});
const members = createRoute({
  getParentRoute: () => organization,
  path: '/members',
  ...asked(({ organizationId }) => ask(organizationId, 'list_members', {})),
  component: lazyRouteComponent(() => import('../pages/members.tsx'), 'MembersPage'),
});
const keys = createRoute({
  getParentRoute: () => organization,
  path: '/keys',
  component: lazyRouteComponent(() => import('../pages/keys.tsx'), 'KeysPage'),
});
const connect = createRoute({
  getParentRoute: () => organization,
  path: '/connect',
  component: lazyRouteComponent(() => import('../pages/connect.tsx'), 'ConnectPage'),
});
const audit = createRoute({
  getParentRoute: () => organization,
  path: '/audit',
  validateSearch: (search: Record<string, unknown>): AuditSearch => search,
  component: lazyRouteComponent(() => import('../pages/audit.tsx'), 'AuditPage'),
});
const settings = createRoute({
  getParentRoute: () => organization,
  path: '/settings',
  component: lazyRouteComponent(() => import('../pages/settings.tsx'), 'SettingsPage'),
});

/** Pages of people who belong to no organization yet, or choose one. */
export const startPages = [home, newOrganization, oauthOrganization, oauthConsent] as const;
export const accountPages = [overview, account, security, apps] as const;
export const organizationPages = [members, keys, connect, audit, settings] as const;
