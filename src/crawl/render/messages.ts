/** A page to be rendered: its HTML as sent by the host, and its URL. */
export interface PlainPage {
  url: string;
  html: string;
}

export interface DrawnPage extends PlainPage {
  /** True if no request was pending when the snapshot was taken. */
  isSettled: boolean;
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

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** The browser to use: a remote one, or a program on this machine. */
export interface BrowserSource {
  wsUrl: string | null;
  program: string | null;
}

export interface DrawOrder {
  type: 'draw';
  id: number;
  page: PlainPage;
  source: BrowserSource;
  /** The run's ID: a run's pages share a window, and nothing else does. */
  run: string;
  /** Timeout in milliseconds, after which a snapshot of the page is taken as it is. */
  limitMs: number;
  /** Maximum length of the rendered page, in characters. */
  maxLength: number;
}

export type ToDrawing =
  | DrawOrder
  | { type: 'answer'; id: number; answer: PageAnswer | null }
  | { type: 'stop'; id: number };

export type FromDrawing =
  | { type: 'ask'; id: number; draw: number; request: PageRequest }
  | { type: 'drawn'; draw: number; page: DrawnPage }
  | { type: 'failed'; draw: number; reason: string }
  /** For the log. */
  | { type: 'trouble'; text: string };
