import { render } from 'preact';
import type { Panel, PanelOptions } from '../bridge.ts';
import { inksOf } from '../colour.ts';
import { chooseLanguage } from '../texts/texts.ts';
import { createApi } from './api.ts';
import { type CartName, findCart } from './cart.ts';
import { createConversation } from './conversation.ts';
import { Dialog } from './dialog.tsx';
import { readPageContext } from './page-context.ts';
import css from './panel.css?inline';
import { setServices } from './services.ts';
import { createStore } from './store.ts';
import { createTabStorage } from './tab-storage.ts';
import { createVisibility, defer } from './visibility.ts';

/** Mounts the panel into the launcher's tree. */
export async function mount(options: PanelOptions): Promise<Panel> {
  const { base, key, data, fetch, config, root, context, emit } = options;
  const wanted = [data['language'], document.documentElement.lang, config.language];
  const language = await chooseLanguage(wanted, navigator.languages);
  const container = addContainer(root, config.branding.primaryColor);

  const storage = createTabStorage(key);
  const api = createApi({ base, key, preview: data['preview'], fetch, isOnline: () => navigator.onLine, storage });
  const page = () => readPageContext(document, location.href, context());
  const store = createStore(emit, defer);
  const conversation = createConversation({ api, storage, store, emit, page });
  const cart = () => findCart(window, data['cart'] as CartName | undefined);

  setServices({
    ...language,
    config,
    store,
    conversation,
    cart,
    close: () => visibility.close(),
    async add(product, amount) {
      const { productId, externalId } = product;
      const addToCart = cart();
      if (!addToCart) throw new Error('cart');
      await addToCart(product, amount);
      api.report({ type: 'added_to_cart', productId, amount });
      emit('cart', { productId, externalId, amount });
    },
    visit({ productId }) {
      api.report({ type: 'product_clicked', productId });
      visibility.uncover();
    },
    announce: createAnnouncer(root, language.locale),
    focusLog: () => root.querySelector<HTMLElement>('.log')?.focus({ preventScroll: true }),
  });
  const visibility = createVisibility({
    options,
    api,
    storage,
    conversation,
    render: (isOpen, isFull) => render(<Dialog isOpen={isOpen} isFull={isFull} />, container),
  });

  return {
    ...visibility,
    ask(text) {
      visibility.open();
      void conversation.ask(text);
    },
  };
}

/** Adds the panel's styles and an element to render it into. */
function addContainer(root: ShadowRoot, primaryColor: string | undefined): HTMLElement {
  const { style } = root.host as HTMLElement;
  const { inkOnLight, inkOnDark } = inksOf(primaryColor);
  style.setProperty('--ink-on-light', inkOnLight);
  style.setProperty('--ink-on-dark', inkOnDark);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const container = document.createElement('div');
  // For fields and scroll bars.
  container.style.colorScheme = 'light dark';
  root.append(container);
  return container;
}

/** Adds a live region, which screen readers read out whenever its text changes. */
function createAnnouncer(root: ShadowRoot, lang: string): (text: string) => void {
  const status = document.createElement('div');
  status.role = 'status';
  status.className = 'unseen';
  status.lang = lang;
  root.append(status);
  return (text) => {
    // Clear it first, or an identical text would not be read out again.
    status.textContent = '';
    defer(() => (status.textContent = text));
  };
}
