import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { type Authenticated, authenticate } from './api.ts';
import { texts } from './texts/texts.ts';

const words = texts.security.passkeys;

/** Passkeys need a domain name, and HTTPS or localhost. */
export const canUsePasskeys = () =>
  typeof PublicKeyCredential === 'function' && isSecureContext && /[a-z]/i.test(location.hostname);

/** @throws {Error} also when the user cancels */
export async function addPasskey(name: string, password: string): Promise<Authenticated> {
  const optionsJSON = await authenticate('passkey/generate-register-options', { password });
  const response = await ask(() =>
    startRegistration({ optionsJSON: optionsJSON as unknown as PublicKeyCredentialCreationOptionsJSON }),
  );
  return authenticate('passkey/verify-registration', { name, response, password });
}

/** @param oauthQuery of the authorization to continue afterwards */
export async function signInWithPasskey(oauthQuery: string | undefined): Promise<Authenticated> {
  const optionsJSON = await authenticate('passkey/generate-authenticate-options', {});
  const response = await ask(() =>
    startAuthentication({ optionsJSON: optionsJSON as unknown as PublicKeyCredentialRequestOptionsJSON }),
  );
  return authenticate('passkey/verify-authentication', {
    response,
    ...(oauthQuery && { oauth_query: oauthQuery }),
  });
}

/** Replaces the browser's errors, which name neither the cause nor a remedy. */
async function ask<T>(browser: () => Promise<T>): Promise<T> {
  try {
    return await browser();
  } catch (cause) {
    const isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
    throw new Error(isKnown ? words.known : words.failed, { cause });
  }
}
