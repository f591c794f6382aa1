import type { AisleContext, Emit } from './aisle.ts';

/** An assistant's configuration, as described in docs/widget-api.md. */
export interface Config {
  name: string;
  greeting: string | null;
  branding: { primaryColor?: string; logoUrl?: string; launcherText?: string };
  /** The catalogue's language, two letters. */
  language: string;
  suggestedQuestions: string[];
  position?: 'left' | 'right' | null;
  /** A page for contacting a person. */
  contactUrl?: string | null;
}

/** Passed from the loader to the panel. */
export interface PanelOptions {
  /** The service's URL, with a trailing slash. */
  base: string;
  key: string;
  /** The script tag's attributes. */
  data: DOMStringMap;
  config: Config;
  /** Captured before the page could replace it. */
  fetch: typeof fetch;
  root: ShadowRoot;
  launcher: HTMLButtonElement;
  /** Tells the launcher whether the panel is open. */
  show: (open: boolean) => void;
  /** Returns the page context that the shop set last. */
  context: () => AisleContext;
  emit: Emit;
}

export interface Panel {
  /** @param isRestored true if it was open on the previous page: it does not take the focus */
  open(isRestored?: boolean): void;
  close(): void;
  toggle(): void;
  ask(text: string): void;
}
