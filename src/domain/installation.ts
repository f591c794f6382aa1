import type { Assistant } from './assistant.ts';
import { originsInEffect } from './chat-settings.ts';
import { CART_PLATFORMS } from './shop-platforms.ts';
import { judgePolicy } from './content-policy.ts';
import { DAY_MS } from './durations.ts';
import type { ShopFront, WidgetTag } from './shop-front.ts';
import type { Sighting } from './sighting.ts';

/** "unknown": nothing that was looked at tells. */
export const CHECK_STATES = ['fine', 'problem', 'unknown'] as const;

export interface InstallationCheck {
  state: (typeof CHECK_STATES)[number];
  /** Pages, keys, origins or directives that the state is about. */
  found: string[];
}

export interface InstallationInput {
  status: Assistant['status'];
  siteUrl: string | null;
  embedKey: string;
  origins: string[] | null;
  sightings: readonly Sighting[];
  /** Pages of the shop, as they were visited just now. */
  pages: readonly ({ url: string; front: ShopFront } | { url: string; problem: string })[];
}

/** A tag that was not seen for longer may have been removed. */
const RECENT_MS = DAY_MS;

/**
 * Judges one by one what the widget needs on a shop's pages. What shoppers' browsers did counts before what the pages'
 * HTML says: tag managers and page builders add the tag later.
 */
export function checkInstallation(input: InstallationInput, now = Date.now()) {
  const allowed = originsInEffect(input);
  const recent = input.sightings.filter(({ lastSeenAt }) => now - Date.parse(lastSeenAt) < RECENT_MS);
  const shown = recent.filter(({ outcome }) => outcome === 'shown').map(({ origin }) => origin);
  const refused = recent
    .filter(({ outcome, origin }) => outcome === 'refused' && !allowed.includes(origin))
    .map(({ origin }) => origin);
  const fronts = input.pages.flatMap((page) => ('front' in page ? [page.front] : []));
  const tagged = fronts.filter(({ tags }) => tags.length > 0);
  const own = tagged.flatMap((front) =>
    front.tags.filter(({ key }) => key === input.embedKey).map((tag) => ({ front, tag })),
  );
  const isSeen = recent.length > 0;
  const origins = [...new Set(own.map(({ front }) => new URL(front.url).origin))];
  const strange = [...new Set([...refused, ...origins.filter((origin) => !allowed.includes(origin))])];
  return {
    checks: {
      tag: checkTag(fronts, tagged, isSeen),
      key: checkKey(tagged, own.length > 0 || isSeen),
      origin: checkOrigin(strange, [...new Set([...shown, ...origins])]),
      live: { state: input.status === 'live' ? 'fine' : 'problem', found: [] },
      cart: checkCart(fronts),
      policy: checkPolicies(own, shown.length > 0),
    } satisfies Record<string, InstallationCheck>,
    pages: input.pages.map((page) => ({
      url: page.url,
      hasTag: 'front' in page && page.front.tags.length > 0,
      problem: 'problem' in page ? page.problem : null,
    })),
    sightings: [...input.sightings],
    /** The platform of the pages, or null. */
    platform: fronts.find(({ platform }) => platform !== null)?.platform ?? null,
    /** The language of the pages, the home page's first; ISO 639-1, or null. */
    language: fronts.find(({ language }) => language !== null)?.language ?? null,
  };
}

/** Found: the pages without the tag. */
function checkTag(fronts: ShopFront[], tagged: ShopFront[], isSeen: boolean): InstallationCheck {
  if (isSeen) return { state: 'fine', found: [] };
  const found = fronts.filter((front) => !tagged.includes(front)).map(({ url }) => url);
  if (fronts.length === 0) return { state: 'unknown', found };
  return { state: found.length === 0 ? 'fine' : 'problem', found };
}

/** Found: the keys of other assistants. */
function checkKey(tagged: ShopFront[], isRight: boolean): InstallationCheck {
  if (isRight) return { state: 'fine', found: [] };
  const found = [...new Set(tagged.flatMap(({ tags }) => tags.map(({ key }) => key)))];
  return { state: found.length > 0 ? 'problem' : 'unknown', found };
}

/** Found: the origins that may not embed the widget, or those that do. */
const checkOrigin = (strange: string[], seen: string[]): InstallationCheck =>
  strange.length > 0
    ? { state: 'problem', found: strange }
    : { state: seen.length > 0 ? 'fine' : 'unknown', found: seen };

/** Found: the cart. */
function checkCart(fronts: ShopFront[]): InstallationCheck {
  const found = new Set(
    fronts.flatMap(({ platform, tags }) => [platform, ...tags.map(({ cart }) => cart)].filter((cart) => cart !== null)),
  );
  const known = CART_PLATFORMS.filter((cart) => found.has(cart));
  return { state: known.length > 0 ? 'fine' : 'unknown', found: known };
}

/** Found: the directives that block the widget. */
function checkPolicies(own: { front: ShopFront; tag: WidgetTag }[], isShown: boolean): InstallationCheck {
  if (isShown) return { state: 'fine', found: [] };
  const verdicts = own.flatMap(({ front, tag }) => {
    const script = { page: new URL(front.url), url: new URL(tag.src) };
    const api = { ...script, url: new URL(`api/widget/${encodeURIComponent(tag.key)}/config`, tag.src) };
    return front.policies.flatMap((policy) => [
      { directive: 'script-src', verdict: judgePolicy(policy, 'script-src', script) },
      { directive: 'connect-src', verdict: judgePolicy(policy, 'connect-src', api) },
    ]);
  });
  const found = (verdict: string) => [
    ...new Set(verdicts.filter((each) => each.verdict === verdict).map(({ directive }) => directive)),
  ];
  const blocked = found('blocked');
  if (blocked.length > 0) return { state: 'problem', found: blocked };
  const unknown = found('unknown');
  return { state: own.length === 0 || unknown.length > 0 ? 'unknown' : 'fine', found: unknown };
}
