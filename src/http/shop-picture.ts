import type { Context } from 'hono';
import type { AppEnv } from './app.ts';

/** Browsers show the bytes to members as an image or not at all, whatever they are. */
const HEADERS = {
  'Content-Type': 'image/webp',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The address of a picture, for members who may view the assistant. */
export const shopPicturePath = (organizationId: string, assistantId: string, screen: string): string =>
  `/api/console/organizations/${organizationId}/assistants/${assistantId}/picture?screen=${screen}`;

/** @param image in Base64 */
export const sendShopPicture = (c: Context<AppEnv>, { image }: { image: string }): Response =>
  c.body(new Uint8Array(Buffer.from(image, 'base64')), 200, HEADERS);
