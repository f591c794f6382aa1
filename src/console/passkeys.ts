import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { type Authenticated, authenticate } from './api.ts';

/** Whether this browser has passkeys at this address: they belong to a name, over HTTPS or on this machine. */
export const canUsePasskeys = () =>
  typeof PublicKeyCredential === 'function' && isSecureContext && /[a-z]/i.test(location.hostname);

/** Makes a passkey on a device of the person's choice. @throws {Error} also when they changed their mind */
export async function addPasskey(name: string, password: string): Promise<Authenticated> {
  const optionsJSON = await authenticate('passkey/generate-register-options', { password });
  const response = await ask(() =>
    startRegistration({ optionsJSON: optionsJSON as unknown as PublicKeyCredentialCreationOptionsJSON }),
  );
  return authenticate('passkey/verify-registration', { name, response, password });
}

/** @param oauthQuery of the authorization that goes on afterwards */
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

/** Browsers say neither what went wrong nor what to do. */
async function ask<T>(browser: () => Promise<T>): Promise<T> {
  try {
    return await browser();
  } catch (cause) {
    const isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
    const message = isKnown
      ? 'This device already has a passkey for your account.'
      : 'No passkey was used. Try again, or choose another way.';
    throw new Error(message, { cause });
  }
}
