import { Outlet, createRootRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { Announcer } from '../parts/announcer.tsx';
import { ErrorPage } from '../parts/error-page.tsx';
import type { UnsubscribeSearch } from '../search-params.ts';

/** Parameters of pages that redirect; the rest of the query is kept as it is. */
interface RedirectSearch {
  next?: string;
  token?: string;
  error?: string;
  error_description?: string;
}

export const root = createRootRoute({
  component: () => (
    <>
      <Outlet />
      <Announcer />
    </>
  ),
  errorComponent: ErrorPage,
  notFoundComponent: lazyRouteComponent(() => import('../pages/not-found.tsx'), 'NotFoundPage'),
});

export const redirectSearch = (search: Record<string, unknown>): RedirectSearch => search;

const signIn = createRoute({
  getParentRoute: () => root,
  path: '/sign-in',
  validateSearch: redirectSearch,
  component: lazyRouteComponent(() => import('../pages/sign-in.tsx'), 'SignInPage'),
});
const signUp = createRoute({
  getParentRoute: () => root,
  path: '/sign-up',
  validateSearch: redirectSearch,
  component: lazyRouteComponent(() => import('../pages/sign-up.tsx'), 'SignUpPage'),
});
const forgotPassword = createRoute({
  getParentRoute: () => root,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('../pages/forgot-password.tsx'), 'ForgotPasswordPage'),
});
const resetPassword = createRoute({
  getParentRoute: () => root,
  path: '/reset-password',
  validateSearch: redirectSearch,
  component: lazyRouteComponent(() => import('../pages/reset-password.tsx'), 'ResetPasswordPage'),
});
const invitation = createRoute({
  getParentRoute: () => root,
  path: '/invitation',
  component: lazyRouteComponent(() => import('../pages/invitation.tsx'), 'InvitationPage'),
});
const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: '/unsubscribe',
  validateSearch: (search: Record<string, unknown>): UnsubscribeSearch => search,
  component: lazyRouteComponent(() => import('../pages/unsubscribe.tsx'), 'UnsubscribePage'),
});
const oauthError = createRoute({
  getParentRoute: () => root,
  path: '/oauth/error',
  validateSearch: redirectSearch,
  component: lazyRouteComponent(() => import('../pages/oauth-error.tsx'), 'OAuthErrorPage'),
});

/** Pages that need no account. */
export const publicPages = [
  signIn,
  signUp,
  forgotPassword,
  resetPassword,
  invitation,
  unsubscribe,
  oauthError,
] as const;
