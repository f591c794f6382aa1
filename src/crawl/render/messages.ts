/** A page to be drawn: what its host sent, and the address that it was sent from. */
export interface PlainPage {
  url: string;
  html: string;
}

export interface DrawnPage extends PlainPage {
  /** Whether nothing was under way any more when it was taken. */
  isSettled: boolean;
}

/** What a page asks for while it is drawn. */
export interface PageRequest {
  kind: 'document' | 'script' | 'data';
  url: string;
  /** Those that a script may set. */
  headers: Record<string, string>;
  /** What is posted; null: nothing is. */
  body: string | null;
}

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** Which browser is used: one that runs elsewhere, or a program of this machine. */
export interface BrowserSource {
  wsUrl: string | null;
  program: string | null;
}

export interface DrawOrder {
  type: 'draw';
  id: number;
  page: PlainPage;
  source: BrowserSource;
  /** Of which run: its pages share a window, and nothing else does. */
  run: string;
  /** After this many milliseconds the page is taken as it is. */
  limitMs: number;
  /** Most characters of the drawn page. */
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
