import type { AisleContext, Emit } from './aisle.ts';

/** What the service says of an assistant; docs/widget-api.md. */
export interface Config {
  name: string;
  greeting: string | null;
  branding: { primaryColor?: string; logoUrl?: string; launcherText?: string };
  /** Of the shop's catalogue, two letters. */
  language: string;
  suggestedQuestions: string[];
  position?: 'left' | 'right' | null;
  /** Where a shopper finds a person. */
  contactUrl?: string | null;
}

/** What the loader has when the panel comes. */
export interface Surroundings {
  /** Of the service, with a slash at its end. */
  base: string;
  key: string;
  /** Of the tag. */
  data: DOMStringMap;
  config: Config;
  /** As it was before the page could put another in its place. */
  fetch: typeof fetch;
  root: ShadowRoot;
  launcher: HTMLButtonElement;
  /** Tells the launcher whether the panel is open. */
  show: (open: boolean) => void;
  /** The shop's word on the page that it shows, at any time the latest. */
  context: () => AisleContext;
  emit: Emit;
}

export interface Panel {
  /** @param quietly without taking the focus, as on a page that follows */
  open(quietly?: boolean): void;
  close(): void;
  toggle(): void;
  ask(text: string): void;
}
