import { Refusal } from '../domain/refusal.ts';
import type { CreateRateLimit, RateLimit } from './rate-limit.ts';
import { HOUR_MS, MINUTE_MS } from '../domain/durations.ts';

/** Attempts by one source: a known device, a network at one account, or a session that asks for the password. */
const MAX_TRIES = 10;
const TRIES_PERIOD_MS = 15 * MINUTE_MS;
/** Attempts an hour at one account by all unknown devices. */
const MAX_TRIES_BY_STRANGERS = 30;
/** Attempts an hour by one network at any accounts. */
const MAX_TRIES_BY_NETWORK = 100;
/** Emails an hour to one address. */
const MAILS = 10;

export type SignInLimits = ReturnType<typeof createSignInLimits>;

interface Guess {
  /** Lower case. */
  email: string;
  network: string;
  /** The identifier of a device that signed in to the account before. */
  device: string | undefined;
}

/**
 * Throttles password guessing, across all processes. A known device has its own attempts, so that nobody can lock the
 * owner out of an account; on a new device they can reset the password by email.
 */
export function createSignInLimits(createRateLimit: CreateRateLimit) {
  const limit = (name: string, calls: number, periodMs = HOUR_MS) => createRateLimit({ name, calls, periodMs });
  const byDevice = limit('passwords by device', MAX_TRIES, TRIES_PERIOD_MS);
  const byNetworkAndAccount = limit('passwords by network and account', MAX_TRIES, TRIES_PERIOD_MS);
  const byAccount = limit('passwords by account', MAX_TRIES_BY_STRANGERS);
  const byNetwork = limit('passwords by network', MAX_TRIES_BY_NETWORK);
  const bySession = limit('passwords by session', MAX_TRIES, TRIES_PERIOD_MS);
  const byRecipient = limit('mails by recipient', MAILS);
  const wait = 'use a device that you have signed in on before, or reset your password by email';

  return {
    /** Call before checking the password, or many simultaneous attempts would pass together. */
    async guess({ email, network, device }: Guess): Promise<void> {
      if (device !== undefined) return spend(byDevice, device, 'or reset your password by email');
      await spend(byNetworkAndAccount, `${network} ${email}`, wait);
      await spend(byNetwork, network, wait);
      await spend(byAccount, email, wait);
    },
    /** Call before a signed-in user repeats their password. */
    confirm: (sessionId: string) => spend(bySession, sessionId, 'or reset your password by email'),
    mail: (to: string) => spend(byRecipient, to.toLowerCase(), 'or look for the emails that were already sent'),
  };
}

async function spend(limit: RateLimit, caller: string, advice: string): Promise<void> {
  try {
    await limit(caller);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const minutes = Math.ceil(Number(error.headers['Retry-After']) / 60);
    const text = `Too many attempts. Try again in ${minutes} min, ${advice}.`;
    throw new Refusal(error.code, text, { headers: error.headers });
  }
}
