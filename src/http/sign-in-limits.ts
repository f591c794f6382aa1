import { Refusal } from '../domain/refusal.ts';
import type { CreateRateLimit, RateLimit } from './rate-limit.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Tries of one guesser: of a device that is known, of a network at one account, or of a session that asks for the password. */
const TRIES = 10;
const TRIES_PERIOD_MS = 15 * MINUTE_MS;
/** Tries an hour at one account by all devices that are not known. */
const TRIES_BY_STRANGERS = 30;
/** Tries an hour of one network at any accounts. */
const TRIES_BY_NETWORK = 100;
/** Mails an hour to one address. */
const MAILS = 10;

interface Guess {
  /** In lower case. */
  email: string;
  network: string;
  /** The name of a device that signed in to the account before. */
  device: string | undefined;
}

/**
 * Slows down who guesses passwords, in all processes. A device that signed in before has tries of its own, so that
 * nobody locks the owner of an account out; on a new device they can set a new password by mail.
 */
export function createSignInLimits(createRateLimit: CreateRateLimit) {
  const limit = (name: string, calls: number, periodMs = HOUR_MS) => createRateLimit({ name, calls, periodMs });
  const byDevice = limit('passwords by device', TRIES, TRIES_PERIOD_MS);
  const byNetworkAndAccount = limit('passwords by network and account', TRIES, TRIES_PERIOD_MS);
  const byAccount = limit('passwords by account', TRIES_BY_STRANGERS);
  const byNetwork = limit('passwords by network', TRIES_BY_NETWORK);
  const bySession = limit('passwords by session', TRIES, TRIES_PERIOD_MS);
  const byRecipient = limit('mails by recipient', MAILS);
  const wait = 'use a device that you have signed in on before, or reset your password by email';

  return {
    /** Before the password is looked at, or many tries at one moment would pass together. */
    async guess({ email, network, device }: Guess): Promise<void> {
      if (device !== undefined) return spend(byDevice, device, 'or reset your password by email');
      await spend(byNetworkAndAccount, `${network} ${email}`, wait);
      await spend(byNetwork, network, wait);
      await spend(byAccount, email, wait);
    },
    /** Before somebody who is signed in repeats their password. */
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
