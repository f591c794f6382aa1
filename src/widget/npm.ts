import type { Aisle } from './aisle.ts';
import type { CartName } from './panel/cart.ts';

export type { Aisle, AisleContext, AisleEvents, AisleOrder, AisleProduct } from './aisle.ts';
export { reportOrder } from './order/report.ts';

export interface AisleOptions {
  /** The service's address, such as https://aisle.example. */
  base: string;
  /** The assistant's embed key. */
  key: string;
  /** The platform whose cart to use if the page has no `addToCart`; detected when omitted. */
  cart?: CartName;
  position?: 'left' | 'right';
  /** A language tag such as de; defaults to the page's. */
  language?: string;
}

/**
 * Inserts the script tag into the page, as a shop without a build would, and waits until it has loaded.
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
      else reject(new Error('This browser is too old for the Aisle widget.'));
    });
    script.addEventListener('error', () => reject(new Error(`Could not load the Aisle widget from ${base}.`)));
    document.head.append(script);
  });
}

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Returns the URL as Trusted Types require it. A page's policy that lists names must allow `aisle`. */
function trusted(url: string): string {
  const { trustedTypes } = window as Window & { trustedTypes?: Policies };
  return trustedTypes?.createPolicy('aisle', { createScriptURL: () => url }).createScriptURL(url) ?? url;
}
