import { type FrontInput, readFront } from '../../../src/crawl/front/reading.ts';

export const HOME = 'https://www.acmelamps.example/';

export const front = (html: string | Uint8Array, given: Partial<FrontInput> = {}) =>
  readFront({ url: HOME, body: Buffer.from(html), contentType: 'text/html; charset=utf-8', headers: {}, ...given });
export const json = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;
export const header = (content: string) => `<header>${content}</header>`;
