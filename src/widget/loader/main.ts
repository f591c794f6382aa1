import type { Config, Panel, PanelOptions } from '../bridge.ts';
import type { Aisle, AisleContext } from '../aisle.ts';
import { createEvents } from './events.ts';
import { createLauncher } from './launcher.ts';

/** True if the panel was open on the previous page, and the shopper had asked something. */
function wasOpen(key: string): boolean {
  try {
    return sessionStorage.getItem(`aisle:${key}`)?.includes('"open":true') ?? false;
  } catch {
    return false;
  }
}

function start(script: HTMLScriptElement, key: string): void {
  // Capture it before the page can replace it.
  const fetch = window.fetch.bind(window);
  const { dataset: data } = script;
  const base = new URL('.', script.src).href;
  const { on, emit } = createEvents();
  let context: AisleContext = {};
  let panel: Promise<Panel> | undefined;
  let attempt = 0;

  async function addLauncher() {
    const preview = data['preview'] ? `?preview=${encodeURIComponent(data['preview'])}` : '';
    const answer = await fetch(`${base}api/widget/${encodeURIComponent(key)}/config${preview}`, {
      credentials: 'omit',
    });
    if (!answer.ok) throw new Error(`no assistant for this page (${answer.status})`);
    const { result: config } = (await answer.json()) as { result: Config };
    const { host, root, launcher, show, setBusy, showRetry } = createLauncher(config, data);
    const loadPanel = () => {
      const options: PanelOptions = {
        base,
        key,
        data,
        config,
        fetch,
        root,
        launcher,
        show,
        context: () => context,
        emit,
      };
      // Browsers may cache a failed module import, but not for another URL.
      const url = `${base}widget/${PANEL_FILE}${attempt > 0 ? `?retry=${attempt}` : ''}`;
      panel ??= import(/* @vite-ignore */ url).then(
        ({ mount }: { mount: (options: PanelOptions) => Promise<Panel> }) => mount(options),
        (error: unknown) => {
          panel = undefined;
          attempt += 1;
          throw error;
        },
      );
      return panel;
    };
    /** Loads the panel for an action of the shopper, who must see whether it works. */
    async function withPanel(action: (loaded: Panel) => void): Promise<void> {
      // Most loads are too fast for a spinner, which would only slow them down.
      const slow = setTimeout(setBusy, 200, 'true');
      // Retry once: most failures are brief network outages.
      await loadPanel().catch(loadPanel).then(action, showRetry);
      clearTimeout(slow);
      setBusy(null);
    }
    launcher.addEventListener('click', () => void withPanel((loaded) => loaded.toggle()));
    const preload = () => void loadPanel().catch(() => {});
    launcher.addEventListener('pointerenter', preload);
    launcher.addEventListener('focus', preload);

    // Outside the body, which single-page shops replace; attached again if the whole document is replaced.
    const attach = () => host.isConnected || document.documentElement.append(host);
    attach();
    new MutationObserver(attach).observe(document.documentElement, { childList: true });
    if (wasOpen(key)) void withPanel((loaded) => loaded.open(true));
    return withPanel;
  }

  const idle = new Promise<unknown>((resolve) => {
    // Not supported by every browser.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
  const ready = idle.then(addLauncher);
  ready.catch((error: unknown) => console.debug('Aisle:', error));
  const call = (action: (loaded: Panel) => void) => void ready.then((withPanel) => withPanel(action)).catch(() => {});

  const api: Aisle = {
    open: () => call((loaded) => loaded.open()),
    close: () => call((loaded) => loaded.close()),
    ask: (text) => call((loaded) => loaded.ask(text)),
    on,
    setContext: (given) => {
      context = given ?? {};
    },
  };
  Object.defineProperty(window, 'Aisle', { value: api });
}

const script = document.currentScript ?? document.querySelector('script[data-key^="aisle_pk_"]');
const key = script instanceof HTMLScriptElement && script.dataset['key'];
// Check own properties only: an element with the id Aisle is an inherited one.
if (key && !Object.hasOwn(window, 'Aisle') && 'adoptedStyleSheets' in document) start(script, key);
