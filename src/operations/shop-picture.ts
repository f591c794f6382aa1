import { z } from 'zod';
import { assistantId, orNotFound, operation } from '../actions/action.ts';
import { Refusal } from '../domain/refusal.ts';
import { PICTURE_PROBLEMS, PICTURE_SCREENS, type PictureProblem } from '../domain/shop-picture.ts';

const without = (problem: PictureProblem) => ({ takenAt: null, problem });

const screen = z.enum(PICTURE_SCREENS);

/** Takes a picture of the assistant's shop, unless there is one of the last day. */
export const picture_shop = operation({
  permission: 'assistants:edit',
  effect: 'read',
  input: z.strictObject({
    assistantId,
    screen,
    /** Takes a new one in any case. */
    again: z.boolean().default(false),
  }),
  output: z.object({ takenAt: z.string().nullable(), problem: z.enum(PICTURE_PROBLEMS).nullable() }),
  async run({ again, ...input }, { organizationId, store, shops }) {
    const assistant = { organizationId, assistantId: input.assistantId };
    const { siteUrl } = orNotFound('assistant', await store.assistants.find(organizationId, input.assistantId));
    if (siteUrl === null) return without('no_address');
    const kept = again ? undefined : await store.shopPictures.find(assistant, input.screen);
    if (kept?.siteUrl === siteUrl) return { takenAt: kept.takenAt, problem: null };
    const page = { url: siteUrl, screen: input.screen };
    const taken = await shops.picture(organizationId, page, { orRecent: !again });
    if ('problem' in taken) return without(taken.problem);
    const takenAt = await store.shopPictures.keep(assistant, input.screen, { siteUrl, image: taken.image });
    return { takenAt: orNotFound('assistant', takenAt), problem: null };
  },
});

/** The picture itself. */
export const get_shop_picture = operation({
  permission: 'assistants:view',
  effect: 'read',
  input: z.strictObject({ assistantId, screen }),
  /** In Base64. */
  output: z.object({ image: z.base64() }),
  async run(input, { organizationId, store }) {
    const picture = await store.shopPictures.find({ organizationId, assistantId: input.assistantId }, input.screen);
    if (!picture) throw new Refusal('not_found', 'There is no picture of this shop.');
    return { image: picture.image };
  },
});
