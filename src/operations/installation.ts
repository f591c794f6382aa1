import { z } from 'zod';
import { assistantId, orNotFound, operation } from '../actions/action.ts';
import { type InstallationInput, CHECK_STATES, checkInstallation } from '../domain/installation.ts';
import { Refusal } from '../domain/refusal.ts';
import { SIGHTING_OUTCOMES } from '../domain/sighting.ts';

/** Product pages that are visited besides the home page. */
const VISITED_PRODUCTS = 2;

const Check = z.object({
  state: z.enum(CHECK_STATES),
  /** Pages, keys, origins or directives that the state is about. */
  found: z.array(z.string()),
});

/**
 * Visits pages of the shop, unless it was done a moment ago, and says for each thing that the widget needs whether it
 * is there.
 */
export const check_installation = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({
    assistantId,
    /** Visits pages anew that were visited a moment ago. */
    again: z.boolean().default(false),
  }),
  output: z.object({
    checks: z.object({ tag: Check, key: Check, origin: Check, live: Check, cart: Check, policy: Check }),
    pages: z.array(z.object({ url: z.string(), hasTag: z.boolean(), problem: z.string().nullable() })),
    platform: z.string().nullable(),
    language: z.string().nullable(),
    sightings: z.array(z.object({ origin: z.string(), outcome: z.enum(SIGHTING_OUTCOMES), lastSeenAt: z.string() })),
  }),
  async run({ assistantId: id, again }, { organizationId, store, shops }) {
    const [assistant, settings, sightings, products] = await Promise.all([
      store.assistants.find(organizationId, id),
      store.chatSettings.widget(organizationId, id),
      store.sightings.list(organizationId, id),
      store.catalogue.list(organizationId, id, { limit: VISITED_PRODUCTS }),
    ]);
    const { status, siteUrl, embedKey } = orNotFound('assistant', assistant);
    const { origins } = orNotFound('assistant', settings);
    const addresses = new Set([...(siteUrl === null ? [] : [siteUrl]), ...products.map(({ url }) => url)]);
    const pages = await Promise.all([...addresses].map(visit));
    return checkInstallation({ status, siteUrl, embedKey, origins, sightings, pages });

    async function visit(url: string): Promise<InstallationInput['pages'][number]> {
      try {
        return { url, front: await shops.visit(url, { orRecent: !again }) };
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return { url, problem: error.message };
      }
    }
  },
});
