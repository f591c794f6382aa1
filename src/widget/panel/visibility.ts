import type { Panel, PanelOptions } from '../bridge.ts';
import type { Api } from './api.ts';
import type { ConversationStore } from './conversation.ts';
import { createScreen } from './screen.ts';
import type { TabStorage } from './tab-storage.ts';

interface VisibilityOptions {
  options: PanelOptions;
  api: Api;
  storage: TabStorage;
  conversation: ConversationStore;
  /** @param isFull true if the panel fills the screen */
  render: (isOpen: boolean, isFull: boolean) => void;
}

/** An imperceptible delay. */
export const defer = (work: () => void) => setTimeout(work, 50);

/** Opens and closes the panel, which is not rendered before it is first opened. */
export function createVisibility({ options, api, storage, conversation, render }: VisibilityOptions) {
  const { root, launcher, show, emit } = options;
  const screen = createScreen(root.host as HTMLElement, update);
  /** The element that had the focus when the panel was opened, perhaps a button of the page's own. */
  let opener: HTMLElement | null = null;
  let isOpen = false;
  let wasOpened = false;

  function update(): void {
    if (!wasOpened) return;
    const isFull = screen.isSmall;
    render(isOpen, isFull);
    screen.cover(isOpen && isFull);
    launcher.hidden = isOpen && isFull;
    show(isOpen);
  }

  const open: Panel['open'] = (isRestored = false) => {
    // After navigating, shoppers want to see the page.
    if (isOpen || (isRestored && screen.isSmall)) return;
    isOpen = true;
    // After the first render, which the shopper is waiting for.
    if (!wasOpened && !isRestored) requestAnimationFrame(() => defer(() => api.report({ type: 'opened' })));
    wasOpened = true;
    void conversation.restore();
    update();
    if (!isRestored) {
      opener = document.activeElement as HTMLElement | null;
      root.querySelector('textarea')?.focus();
    }
    storage.save({ open: true });
    emit('open', null);
  };

  function close(): void {
    if (!isOpen) return;
    const hadFocus = root.activeElement !== null;
    isOpen = false;
    update();
    if (hadFocus) {
      launcher.focus();
      // Does nothing if the element is gone or cannot be focused.
      opener?.focus();
    }
    storage.save({ open: false });
    emit('close', null);
  }

  // A page restored from the back/forward cache has missed what the shopper did on others.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    void conversation.resume();
    if (storage.open) open(true);
    else if (storage.token !== undefined) close();
  });

  return {
    open,
    close,
    toggle: () => (isOpen ? close() : open()),
    /** Closes a panel that covers the page. */
    uncover: () => screen.isSmall && close(),
  };
}
