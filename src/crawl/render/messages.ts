/** A page to be rendered: its HTML as sent by the host, and its URL. */
export interface PlainPage {
  url: string;
  html: string;
}

export interface RenderedPage extends PlainPage {
  /** True if no request was pending when the snapshot was taken. */
  isSettled: boolean;
  /** A WebP image, if one was asked for. */
  picture?: Uint8Array;
}

/** The window that a page is shown in for a picture: its size in CSS pixels, and image pixels per CSS pixel. */
export interface PictureWindow {
  width: number;
  height: number;
  scale: number;
  isPhone: boolean;
  maxBytes: number;
}

/** A request that a page makes while it is rendered. */
export interface PageRequest {
  kind: 'document' | 'script' | 'data';
  url: string;
  /** The headers that a script may set. */
  headers: Record<string, string>;
  /** The POST body; null for a GET request. */
  body: string | null;
}

export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
  /** True for a part of a list that is read directly, so that the page need not be scrolled to its end. */
  isList?: boolean;
}

/** The browser to use: a remote one, or a program on this machine. */
export interface BrowserSource {
  wsUrl: string | null;
  program: string | null;
}

export interface RenderJob {
  type: 'render';
  id: number;
  page: PlainPage;
  source: BrowserSource;
  /** The run's ID: a run's pages share a browser context, and nothing else does. */
  run: string;
  /** Timeout in milliseconds, after which a snapshot of the page is taken as it is. */
  limitMs: number;
  /** Maximum length of the rendered page, in characters. */
  maxLength: number;
  /** Takes a picture, so the page gets its images, styles and fonts too. */
  window?: PictureWindow;
}

/** A message to the render process. */
export type RenderCommand =
  | RenderJob
  | { type: 'response'; id: number; response: PageResponse | null }
  | { type: 'stop'; id: number };

/** A message from the render process. */
export type RenderEvent =
  | { type: 'request'; id: number; job: number; request: PageRequest }
  | { type: 'rendered'; job: number; page: RenderedPage }
  | { type: 'failed'; job: number; reason: string }
  /** For the log. */
  | { type: 'problem'; text: string };
