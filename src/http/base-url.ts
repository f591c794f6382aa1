import type { Context } from 'hono';
import type { AppEnv } from './app.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(?=:|$)/i;

/** True for a host name of this machine, with or without a port. */
export const isLocalHost = (host = ''): boolean => LOOPBACK.test(host);

/**
 * Returns the service's address for the caller, without a trailing slash: BASE_URL. If that is not set, only an address
 * of this machine, by the name that the caller used.
 */
export function baseUrlOf(c: Context<AppEnv>, configured: string | undefined): string {
  if (configured !== undefined) return configured;
  const [name] = LOOPBACK.exec(c.req.header('host') ?? '') ?? ['localhost'];
  const port = c.env?.incoming?.socket.localPort ?? Number(new URL(c.req.url).port || 80);
  return `http://${name.toLowerCase()}${port === 80 ? '' : `:${port}`}`;
}
