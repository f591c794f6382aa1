import { useRouter } from '@tanstack/react-router';
import { authenticate } from './api.ts';
import { announce } from './parts/announcer.tsx';
import { messageOf } from './parts/error-message.ts';
import { queryClient } from './queries.ts';
import { texts } from './texts/texts.ts';

/** Prevents open redirects: returns `/` for anything but a path of our own site. */
export function localPath(next: string | undefined): string {
  if (!next?.startsWith('/')) return '/';
  const url = URL.parse(next, location.origin);
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : '/';
}

/** Returns the signed query of the authorization in progress, if any. */
export function signedQuery(): string | undefined {
  return new URLSearchParams(location.search).has('sig') ? location.search.slice(1) : undefined;
}

/**
 * Returns a function to call after a sign-in: it continues the authorization, or returns to the page that the user came
 * from. It keeps the fragment, which holds an invitation's token.
 */
export function useContinue() {
  const { history } = useRouter();
  return (answer: { url?: string }, next: string | undefined) => {
    // Drop the data of the previous account.
    queryClient.clear();
    const path = localPath((next ?? '/') + location.hash);
    // Links in emails point at the API, not at a page.
    if (answer.url || path.startsWith('/api/')) location.assign(answer.url ?? path);
    else history.push(path);
  };
}

/** Returns a function that signs out, clears the cache and goes to a local path. */
export function useSignOut() {
  const { history } = useRouter();
  return async (path = '/sign-in') => {
    try {
      await authenticate('sign-out', {});
      queryClient.clear();
      history.push(path);
    } catch (error) {
      announce(texts.parts.error.signOut(messageOf(error as Error)));
    }
  };
}
