import type { Aisle } from './aisle.ts';

export type { Aisle, AisleContext, AisleEvents, AisleProduct } from './aisle.ts';

export interface AisleOptions {
  /** The service's address, such as https://aisle.example. */
  base: string;
  /** The assistant's embed key. */
  key: string;
  /** How products come into the cart, where the page has no `addToCart`; found by itself when left out. */
  cart?: 'shopify' | 'woocommerce';
  position?: 'left' | 'right';
  /** Such as de; the page's when left out. */
  language?: string;
}

/**
 * Puts the tag into the page, as a shop without a build would, and waits for it.
 * @throws Error when the script cannot be loaded
 */
export function loadAisle({ base, ...data }: AisleOptions): Promise<Aisle> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { async: true });
    script.src = trusted(new URL('widget.js', `${base}/`).href);
    Object.assign(script.dataset, data);
    script.addEventListener('load', () => {
      const { Aisle: aisle } = window as Window & { Aisle?: Aisle };
      if (aisle) resolve(aisle);
      else reject(new Error('The assistant needs a newer browser.'));
    });
    script.addEventListener('error', () => reject(new Error(`There is no Aisle at ${base}.`)));
    document.head.append(script);
  });
}

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** The address as pages with Trusted Types take it, whose policy has to name `aisle` where it names any. */
function trusted(url: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: Policies };
  return trustedTypes?.createPolicy('aisle', { createScriptURL: () => url }).createScriptURL(url) ?? url;
}
