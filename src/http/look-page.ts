import { html, raw } from 'hono/html';
import { readSource } from '../programs.ts';
import { type WidgetPreview, widgetPage, widgetPagePolicy } from './widget-page.ts';

const style = readSource('http/look-page.css');

/**
 * The console tells what is being edited: the widget of a preview follows the attributes of its tag. The console has another
 * preview, and landmarks are told apart by their names: this one has only its widget's.
 */
const script = `addEventListener('message', ({ origin, data }) => {
  if (origin === location.origin) Object.assign(document.querySelector('script[data-key]').dataset, data);
});
new MutationObserver((_, observer) => {
  const host = document.querySelector('aisle-assistant');
  if (!host?.shadowRoot.querySelector('.launcher')) return;
  observer.disconnect();
  host.ariaLabel = frameElement?.title || host.ariaLabel;
}).observe(document.documentElement, { childList: true });`;

export const LOOK_POLICY = widgetPagePolicy({ style, script });

/** Neutral blocks in the places of a shop's header and products. */
const SKETCH = `<div class="sketch" aria-hidden="true"><div class="bar"><i></i><i></i></div><i></i><div class="tiles">${'<i></i>'.repeat(4)}</div></div>`;

interface LookPage extends WidgetPreview {
  /** Address of the picture; without it, and until it is loaded, the page shows a sketch. */
  picture: string | null;
}

/** Returns a picture of the shop's page with the widget on it, for an `iframe` of the console. */
export const lookPage = ({ picture, ...previewed }: LookPage) =>
  widgetPage(
    previewed,
    { style, script },
    html`${raw(SKETCH)} ${picture !== null && html`<img class="picture" src="${picture}" alt="" />`}
      <script src="/widget/preview.js"></script>`,
  );
