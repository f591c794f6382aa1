import type { Renderer } from '../../src/crawl/render/renderer.ts';

export const APP = '<script src="/app.js"></script>';
export const WORDS = '<p>Stoneware for every day, thrown and glazed by hand. </p>';
export const FULL = WORDS.repeat(9);
/** An empty page that a script fills. */
export const SHELL = `<div id="root"></div>${APP}`;

type Render = Renderer['render'];
/** A renderer that records the URLs it gets, and returns a fixed page or the result of `render`. */
export function fakeRenderer(render: (...given: Parameters<Render>) => Promise<string> = () => Promise.resolve(FULL)) {
  const rendered: string[] = [];
  const renderer: Renderer = {
    async render(page, options) {
      rendered.push(page.url);
      return { url: page.url, html: await render(page, options), isSettled: true };
    },
    close: () => Promise.resolve(),
  };
  return { renderer, rendered };
}
