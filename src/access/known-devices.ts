import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DAY_S } from '../domain/durations.ts';

/** The maximum that browsers allow. */
const MAX_AGE_S = 400 * DAY_S;

/**
 * Device cookies, as OWASP describes them ("Slow Down Online Guessing Attacks with Device Cookies"): a browser that
 * signed in to an account before is recognized, and its attempts are counted separately from those of unknown devices.
 */
export interface KnownDevices {
  /** Identifies the device by the request's cookies; undefined if it never signed in to this account. */
  recognize(cookies: string | null, email: string): string | undefined;
  /** A Set-Cookie header. Each sign-in issues a new identifier, so that the device's attempt count starts over. */
  remember(email: string): string;
}

/** @param secret signs the cookies @param origin the service's; with https: the cookies are secure */
export function createKnownDevices(secret: string, origin: string): KnownDevices {
  const isSecure = origin.startsWith('https:');
  // One cookie for each account that is used in the browser.
  const nameFor = (email: string) => {
    const account = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 16);
    return `${isSecure ? '__Secure-' : ''}aisle.device.${account}`;
  };
  const sign = (nonce: string, email: string) =>
    createHmac('sha256', secret).update(`device ${nonce} ${email.toLowerCase()}`).digest('base64url');

  return {
    recognize(cookies, email) {
      const start = `${nameFor(email)}=`;
      const cookie = cookies?.split('; ').find((each) => each.startsWith(start));
      const [nonce = '', signature = ''] = cookie?.slice(start.length).split('.') ?? [];
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(nonce, email))];
      return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : undefined;
    },
    remember(email) {
      const nonce = randomBytes(16).toString('base64url');
      const value = `${nonce}.${sign(nonce, email)}`;
      const attributes = `Max-Age=${MAX_AGE_S}; Path=/api/auth; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
      return `${nameFor(email)}=${value}; ${attributes}`;
    },
  };
}
