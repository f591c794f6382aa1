import fs from 'node:fs';
import { html, raw } from 'hono/html';
import { inlineSource } from './inline-source.ts';

const STYLE = fs.readFileSync(new URL('look-page.css', import.meta.url), 'utf8');

/**
 * The console tells what is being edited: the widget of a preview follows the attributes of its tag. The console has another
 * preview, and landmarks are told apart by their names.
 */
const SCRIPT = `addEventListener('message', ({ origin, data }) => {
  if (origin === location.origin) Object.assign(document.querySelector('script[data-key]').dataset, data);
});
const name = (landmark) => landmark.ariaLabel = frameElement?.title || landmark.ariaLabel;
addEventListener('DOMContentLoaded', () => name(document.querySelector('main')));
new MutationObserver((_, observer) => {
  const host = document.querySelector('aisle-assistant');
  if (!host?.shadowRoot.querySelector('.launcher')) return;
  observer.disconnect();
  name(host);
}).observe(document.documentElement, { childList: true });`;

export const LOOK_POLICY = `default-src 'none'; script-src 'self' ${inlineSource(SCRIPT)}; style-src ${inlineSource(STYLE)}; img-src 'self' data: https: http:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/** Neutral blocks in the places of a shop's header and products. */
const SKETCH = `<div class="sketch" aria-hidden="true"><div class="bar"><i></i><i></i></div><i></i><div class="tiles">${'<i></i>'.repeat(4)}</div></div>`;

interface LookPage {
  name: string;
  embedKey: string;
  token: string;
  language: string;
  /** Address of the picture; without it, and until it is loaded, the page shows a sketch. */
  picture: string | null;
}

/** Returns a picture of the shop's page with the widget on it, for an `iframe` of the console. */
export function lookPage({ name, embedKey, token, language, picture }: LookPage) {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${name}</title>
        ${raw(`<style>${STYLE}</style><script>${SCRIPT}</script>`)}
        <script async src="/widget.js" data-key="${embedKey}" data-preview="${token}"></script>
        <script src="/widget/preview.js"></script>
      </head>
      <body>
        <main aria-label="${name}">
          ${raw(SKETCH)} ${picture !== null && html`<img class="picture" src="${picture}" alt="" />`}
        </main>
      </body>
    </html>`;
}
