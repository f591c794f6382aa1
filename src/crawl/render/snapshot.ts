import type { CDPSession } from 'playwright-core';
import { RenderFailure } from './failure.ts';
import type { PlainPage } from './messages.ts';

interface Snapshot extends PlainPage {
  /** True if its own HTML is still being parsed. */
  isLoading: boolean;
}

/** Runs in the page: returns its URL and current markup, with shadow trees; null when that is too long. */
const SERIALIZE = `(maxLength) => {
  const root = document.documentElement;
  const shadowRoots = [];
  const trees = [root];
  for (let tree = trees.pop(); tree; tree = trees.pop())
    for (const { shadowRoot } of tree.querySelectorAll('*'))
      if (shadowRoot) {
        shadowRoots.push(shadowRoot);
        trees.push(shadowRoot);
      }
  // The content of a template is invisible, but that of a shadow root is not.
  const content = root.getHTML({ shadowRoots }).replaceAll('<template shadowrootmode=', '<shadow-root mode=');
  const html = '<!doctype html>' + root.cloneNode(false).outerHTML.replace(/<\\/html>$/, () => content + '</html>');
  return html.length > maxLength ? null : { url: location.href, html, isLoading: document.readyState === 'loading' };
}`;

/**
 * Takes a snapshot of the page from an isolated world, which the page's scripts cannot access.
 * @throws when it is longer than `maxLength`, in characters
 */
export async function takeSnapshot(session: CDPSession, maxLength: number): Promise<Snapshot> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { executionContextId } = await session.send('Page.createIsolatedWorld', { frameId: frameTree.frame.id });
  const { result } = await session.send('Runtime.evaluate', {
    contextId: executionContextId,
    returnByValue: true,
    expression: `(${SERIALIZE})(${maxLength})`,
  });
  const snapshot = result.value as Snapshot | null | undefined;
  if (!snapshot) throw new RenderFailure('It is too large.');
  return snapshot;
}

/** Clears a page's storage and cookies, so that the next page starts fresh. */
export async function clearPageData(session: CDPSession, url: string): Promise<void> {
  const { origin } = new URL(url);
  const storageId = { securityOrigin: origin, isLocalStorage: false };
  await Promise.all([
    session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
    session.send('DOMStorage.clear', { storageId }),
  ]);
}
