import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../domain/people.ts';

/** Long enough to try the widget, too short to bypass publishing. */
const MINUTES = 15;

const TOKEN = /^aisle_pv_(\d{1,12})_([\w-]{43})$/;

interface Previewed {
  organizationId: string;
  assistantId: string;
}

/** @param expires in seconds since 1970 */
async function sign(secrets: Secrets, { organizationId, assistantId }: Previewed, expires: number): Promise<Buffer> {
  const secret = await secrets.ensure('preview', randomBytes(32).toString('base64url'));
  return createHmac('sha256', secret).update(`${organizationId}/${assistantId}/${expires}`).digest();
}

/**
 * Opens one assistant's widget for a limited time, live or not: `aisle_pv_`, its expiry, and an HMAC-SHA-256 of both.
 */
export async function previewToken(secrets: Secrets, assistant: Previewed, now: Date) {
  const expires = Math.floor(now.getTime() / 1000) + MINUTES * 60;
  const mac = await sign(secrets, assistant, expires);
  return {
    token: `aisle_pv_${expires}_${mac.toString('base64url')}`,
    expiresAt: new Date(expires * 1000).toISOString(),
  };
}

/** True if a token opens this assistant now. */
export async function opensPreview(secrets: Secrets, token: string, assistant: Previewed, now: Date): Promise<boolean> {
  const [, expires = '', mac = ''] = TOKEN.exec(token) ?? [];
  if (expires === '' || Number(expires) * 1000 <= now.getTime()) return false;
  return timingSafeEqual(await sign(secrets, assistant, Number(expires)), Buffer.from(mac, 'base64url'));
}
