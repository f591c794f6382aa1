import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** The fragments of addresses that open a dialog of their page, such as `/organizations/…/keys#new-key`. */
export type DialogHash =
  | 'add-product'
  | 'import-feed'
  | 'start-crawl'
  | 'add-knowledge'
  | 'add-shop'
  | 'new-key'
  | 'invite';

function useForgetHash() {
  const { history } = useRouter();
  return () => history.replace(location.pathname + location.search);
}

/** Calls `open` for a link to a dialog, once: a reload does not open it again. */
export function useDialogLink(hash: DialogHash | undefined, open: () => void): void {
  const isLinked = useLocation({ select: (at) => hash !== undefined && at.hash === hash });
  const forget = useForgetHash();
  useEffect(() => {
    if (!isLinked) return;
    forget();
    open();
  }, [isLinked]);
}

/** Forgets a link whose dialog has not come before the reader does something else: it must not open minutes later. */
export function useStaleLinks(): void {
  const hash = useLocation({ select: (at) => at.hash });
  const forget = useForgetHash();
  useEffect(() => {
    if (!hash) return undefined;
    const stop = new AbortController();
    for (const type of ['keydown', 'pointerdown'])
      addEventListener(type, forget, { once: true, capture: true, signal: stop.signal });
    return () => stop.abort();
  }, [hash]);
}
