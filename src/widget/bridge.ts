import type { AisleContext, Emit } from './aisle.ts';

/** The service's description of an assistant; docs/widget-api.md. */
export interface Config {
  name: string;
  greeting: string | null;
  branding: { primaryColor?: string; logoUrl?: string; launcherText?: string };
  /** The catalogue's language, two letters. */
  language: string;
  suggestedQuestions: string[];
  position?: 'left' | 'right' | null;
  /** Where shoppers can contact a person. */
  contactUrl?: string | null;
}

/** What the loader hands to the panel. */
export interface Surroundings {
  /** The service's URL, with a trailing slash. */
  base: string;
  key: string;
  /** The script tag's. */
  data: DOMStringMap;
  config: Config;
  /** Captured before the page could replace it. */
  fetch: typeof fetch;
  root: ShadowRoot;
  launcher: HTMLButtonElement;
  /** Tells the launcher whether the panel is open. */
  show: (open: boolean) => void;
  /** The page context that the shop set last. */
  context: () => AisleContext;
  emit: Emit;
}

export interface Panel {
  /** @param quietly without taking the focus, as after a page change */
  open(quietly?: boolean): void;
  close(): void;
  toggle(): void;
  ask(text: string): void;
}
