import { useRouter } from '@tanstack/react-router';
import { authenticate } from './api.ts';
import { announce } from './parts/announcer.tsx';
import { queryClient } from './queries.ts';

/** A path of our own site, or the start page: an address from a link must not lead anywhere else. */
export function ownPath(next: string | undefined): string {
  if (!next?.startsWith('/')) return '/';
  const url = URL.parse(next, location.origin);
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : '/';
}

/** The signed query that an authorization opened this page with; undefined outside of one. */
export function signedQuery(): string | undefined {
  return new URLSearchParams(location.search).has('sig') ? location.search.slice(1) : undefined;
}

/**
 * Where a sign-in leads: on with the authorization it was part of, or back to where the person came from. The fragment
 * goes along, since an invitation's token lives there and nowhere else.
 */
export function useWayBack() {
  const { history } = useRouter();
  return (answer: { url?: string }, next: string | undefined) => {
    // What was loaded before belongs to whoever was signed in before.
    queryClient.clear();
    const path = ownPath((next ?? '/') + location.hash);
    // A link in a mail leads to the service itself, past the pages.
    if (answer.url || path.startsWith('/api/')) location.assign(answer.url ?? path);
    else history.push(path);
  };
}

/** Signs out on the server, forgets here what the account could see, and goes to a path of our own site. */
export function useSignOut() {
  const { history } = useRouter();
  return async (path = '/sign-in') => {
    try {
      await authenticate('sign-out', {});
      queryClient.clear();
      history.push(path);
    } catch (error) {
      announce(`Signing out did not work. ${(error as Error).message}`);
    }
  };
}
