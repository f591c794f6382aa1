import { createRef, render } from 'preact';
import type { Panel, Surroundings } from '../bridge.ts';
import { inksOf } from '../colour.ts';
import { chooseLanguage } from '../texts/texts.ts';
import { createApi } from './api.ts';
import { findCart } from './cart.ts';
import { createConversation } from './conversation.ts';
import { Dialog } from './dialog.tsx';
import { createMemory } from './memory.ts';
import { readPageContext } from './page-context.ts';
import css from './panel.css?inline';
import { createScreen } from './screen.ts';
import { type Shop, ShopContext } from './shop.ts';

/** An imperceptible delay: words that arrive faster are rendered together, as a render costs more than a word. */
const soon = (work: () => void) => setTimeout(work, 50);

/** Mounts the panel into the launcher's tree. It is rendered when it is first opened. */
export async function mount(surroundings: Surroundings): Promise<Panel> {
  const { base, key, data, fetch, config, root, launcher, show, context, emit } = surroundings;
  const wanted = [data['language'], document.documentElement.lang, config.language];
  const language = await chooseLanguage(wanted, navigator.languages);
  const host = root.host as HTMLElement;
  const { inkOnLight, inkOnDark } = inksOf(config.branding.primaryColor);
  host.style.setProperty('--ink-on-light', inkOnLight);
  host.style.setProperty('--ink-on-dark', inkOnDark);
  const container = document.createElement('div');
  // For fields and scroll bars.
  container.style.colorScheme = 'light dark';
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  /** A live region: read out whenever its text changes, and present before the first change. */
  const status = document.createElement('div');
  status.role = 'status';
  status.className = 'unseen';
  status.lang = language.locale;
  root.append(container, status);

  const memory = createMemory(key);
  const api = createApi({ base, key, preview: data['preview'], fetch, isOnline: () => navigator.onLine, memory });
  const page = () => readPageContext(document, location.href, context());
  const conversation = createConversation({ api, memory, emit, page, soon });
  const cart = () => findCart(window, data['cart']);
  const field = createRef<HTMLTextAreaElement>();
  /** The element that had the focus when the panel was opened, perhaps a button of the page's own. */
  let opener: HTMLElement | null = null;
  let isOpen = false;
  let wasOpened = false;

  const shop: Shop = {
    ...language,
    config,
    conversation,
    cart,
    close,
    async add({ productId, externalId, url }, amount) {
      const put = cart();
      if (!put) throw new Error('cart');
      await put({ externalId, url }, amount);
      api.note({ type: 'added_to_cart', productId, amount });
      emit('cart', { productId, externalId, amount });
    },
    visited({ productId }) {
      api.note({ type: 'product_clicked', productId });
      // The panel would cover the product.
      if (screen.isSmall) close();
    },
    say(text) {
      // Makes screen readers repeat an identical text.
      status.textContent = '';
      setTimeout(() => (status.textContent = text), 50);
    },
    rest: () => root.querySelector<HTMLElement>('.log')?.focus({ preventScroll: true }),
  };

  const screen = createScreen(host, draw);
  function draw(): void {
    if (!wasOpened) return;
    const isFull = screen.isSmall;
    render(
      <ShopContext.Provider value={shop}>
        <Dialog isOpen={isOpen} isFull={isFull} field={field} />
      </ShopContext.Provider>,
      container,
    );
    screen.cover(isOpen && isFull);
    launcher.hidden = isOpen && isFull;
    show(isOpen);
  }

  function open(quietly = false): void {
    // After navigating, shoppers want to see the page.
    if (isOpen || (quietly && screen.isSmall)) return;
    isOpen = true;
    // Not before the first render, which the shopper is waiting for.
    if (!wasOpened && !quietly) requestAnimationFrame(() => soon(() => api.note({ type: 'opened' })));
    wasOpened = true;
    void conversation.restore();
    draw();
    if (!quietly) {
      opener = document.activeElement as HTMLElement | null;
      field.current?.focus();
    }
    memory.keep({ open: true });
    emit('open', null);
  }

  function close(): void {
    if (!isOpen) return;
    const hadFocus = root.activeElement !== null;
    isOpen = false;
    draw();
    if (hadFocus) {
      launcher.focus();
      // Falls back when the element is gone or not focusable.
      opener?.focus();
    }
    memory.keep({ open: false });
    emit('close', null);
  }

  // A page restored from the back/forward cache has missed what the shopper did on others.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    void conversation.resume();
    if (memory.open) open(true);
    else if (memory.token !== undefined) close();
  });

  return {
    open,
    close,
    toggle: () => (isOpen ? close() : open()),
    ask(text) {
      open();
      void conversation.ask(text);
    },
  };
}
