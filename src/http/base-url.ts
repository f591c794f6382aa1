import type { Context } from 'hono';
import type { AppEnv } from './app.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(?=:|$)/i;

/**
 * Where the caller reaches the service, without a trailing slash: BASE_URL. Where that is not set, an address of this
 * machine alone, by the name that the caller used for it.
 */
export function baseUrlOf(c: Context<AppEnv>, configured: string | undefined): string {
  if (configured !== undefined) return configured;
  const [name] = LOOPBACK.exec(c.req.header('host') ?? '') ?? ['localhost'];
  const port = c.env?.incoming?.socket.localPort ?? Number(new URL(c.req.url).port || 80);
  return `http://${name.toLowerCase()}${port === 80 ? '' : `:${port}`}`;
}
