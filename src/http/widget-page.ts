import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { inlineSource } from './inline-source.ts';

/** The widget that a page shows a preview of. */
export interface WidgetPreview {
  name: string;
  embedKey: string;
  /** Of the preview, which shows drafts too. */
  token: string;
  language: string;
}

interface Inline {
  style: string;
  script: string;
}

/** Pictures are the shop's, which may be served without HTTPS while it is built. */
export const widgetPagePolicy = ({ style, script }: Inline): string =>
  `default-src 'none'; script-src 'self' ${inlineSource(script)}; style-src ${inlineSource(style)}; img-src 'self' data: https: http:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

/**
 * A page of the service with an assistant's real widget, for an `iframe` of the console.
 * @param inline served with `widgetPagePolicy` of the same
 */
export function widgetPage(
  { name, embedKey, token, language }: WidgetPreview,
  { style, script }: Inline,
  body: HtmlEscapedString | Promise<HtmlEscapedString>,
) {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${name}</title>
        ${raw(`<style>${style}</style><script>${script}</script>`)}
        <script async src="/widget.js" data-key="${embedKey}" data-preview="${token}"></script>
      </head>
      <body>
        ${body}
      </body>
    </html>`;
}
