import { DAY_MS } from '../domain/durations.ts';
import type { ShopPictures } from '../domain/shop-picture.ts';
import type { QueryText } from './text-query.ts';

const FIND = `select site_url as "siteUrl", taken_at as "takenAt", translate(encode(image, 'base64'), chr(10), '') as image
  from shop_pictures
  where organization_id = $1 and assistant_id = $2 and screen = $3 and taken_at > $4`;

const KEEP = `insert into shop_pictures (organization_id, assistant_id, screen, site_url, image)
  select organization_id, assistant_id, $3, $4, $5 from assistants where organization_id = $1 and assistant_id = $2
  on conflict (organization_id, assistant_id, screen)
    do update set site_url = excluded.site_url, image = excluded.image, taken_at = now()
  returning taken_at as "takenAt"`;

const dayBefore = (now: Date) => new Date(now.getTime() - DAY_MS);

export function createShopPictures(queryText: QueryText): ShopPictures {
  return {
    async find({ organizationId, assistantId }, screen) {
      const given = [organizationId, assistantId, screen, dayBefore(new Date())];
      return (await queryText<{ siteUrl: string; takenAt: string; image: string }>(FIND, given))[0];
    },
    async keep({ organizationId, assistantId }, screen, { siteUrl, image }) {
      const given = [organizationId, assistantId, screen, siteUrl, image];
      return (await queryText<{ takenAt: string }>(KEEP, given))[0]?.takenAt;
    },
    async reap(now) {
      await queryText('delete from shop_pictures where taken_at <= $1', [dayBefore(now)]);
    },
  };
}
