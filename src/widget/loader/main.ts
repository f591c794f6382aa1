import type { Config, Panel, Surroundings } from '../bridge.ts';
import type { Aisle, AisleContext } from '../aisle.ts';
import { createHub } from './hub.ts';
import { drawLauncher } from './launcher.ts';

/** True if the panel was open on the previous page; there is something to read only after a first message. */
function wasOpen(key: string): boolean {
  try {
    return sessionStorage.getItem(`aisle:${key}`)?.includes('"open":true') ?? false;
  } catch {
    return false;
  }
}

function start(script: HTMLScriptElement, key: string): void {
  // Capture it now, before the page replaces it.
  const fetch = window.fetch.bind(window);
  const { dataset: data } = script;
  const base = new URL('.', script.src).href;
  const { on, emit } = createHub();
  let context: AisleContext = {};
  let panel: Promise<Panel> | undefined;
  let attempt = 0;

  async function draw() {
    const preview = data['preview'] ? `?preview=${encodeURIComponent(data['preview'])}` : '';
    const answer = await fetch(`${base}api/widget/${encodeURIComponent(key)}/config${preview}`, {
      credentials: 'omit',
    });
    if (!answer.ok) throw new Error(`no assistant for this page (${answer.status})`);
    const { result: config } = (await answer.json()) as { result: Config };
    const drawn = drawLauncher(config, data);
    const { host, root, launcher, show } = drawn;
    const load = () => {
      const surroundings: Surroundings = {
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
      // Browsers may cache a failed module import: another URL is another module.
      const url = `${base}widget/${PANEL_FILE}${attempt > 0 ? `?again=${attempt}` : ''}`;
      panel ??= import(/* @vite-ignore */ url).then(
        ({ mount }: { mount: (found: Surroundings) => Promise<Panel> }) => mount(surroundings),
        (error: unknown) => {
          panel = undefined;
          attempt += 1;
          throw error;
        },
      );
      return panel;
    };
    /** @param act the shopper's action, whose success or failure has to be visible */
    async function use(act: (loaded: Panel) => void): Promise<void> {
      // Most loads are too fast for a spinner, which would only slow them down.
      const slow = setTimeout(drawn.busy, 200, 'true');
      // Retry once: most failures are brief network outages.
      await load()
        .catch(load)
        .then(act, () => drawn.failed());
      clearTimeout(slow);
      drawn.busy(null);
    }
    launcher.addEventListener('click', () => void use((loaded) => loaded.toggle()));
    const soon = () => void load().catch(() => {});
    launcher.addEventListener('pointerenter', soon);
    launcher.addEventListener('focus', soon);

    // Outside the body, which single-page shops replace; inserted again if something replaces everything.
    const attach = () => host.isConnected || document.documentElement.append(host);
    attach();
    new MutationObserver(attach).observe(document.documentElement, { childList: true });
    if (wasOpen(key)) void use((loaded) => loaded.open(true));
    return use;
  }

  const idle = new Promise<unknown>((resolve) => {
    // Not supported by every browser.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
  const drawn = idle.then(draw);
  drawn.catch((error: unknown) => console.debug('Aisle:', error));
  const call = (act: (loaded: Panel) => void) => void drawn.then((use) => use(act)).catch(() => {});

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
// An element with that id is a property of the window too, but not an own one.
if (key && !Object.hasOwn(window, 'Aisle') && 'adoptedStyleSheets' in document) start(script, key);
