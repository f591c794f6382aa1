import { passkey } from '@better-auth/passkey';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { table } from './library-schema.ts';

const fieldsOf = (fields: object | undefined) => Object.keys(fields ?? {});

/** Authenticator app codes, with recovery codes. The library encrypts both with its secret. */
export function createTwoFactor() {
  const options = { issuer: 'Aisle' };
  const { fields } = twoFactor(options).schema.twoFactor;
  return twoFactor({
    ...options,
    schema: {
      user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
      twoFactor: table('twoFactor', fieldsOf(fields)),
    },
  });
}

/**
 * Passkeys sign in without a password: they prove the device and the person's PIN, face or fingerprint, so both must be
 * verified (WebAuthn, section 6.1: the UV flag).
 */
export function createPasskeys(origin: string) {
  const { fields } = passkey().schema.passkey;
  return passkey({
    rpName: 'Aisle',
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    registration: {
      afterVerification({ verification }) {
        refuseUnverified(verification.registrationInfo?.userVerified);
      },
    },
    authentication: {
      afterVerification({ verification }) {
        refuseUnverified(verification.authenticationInfo.userVerified);
      },
    },
    schema: { passkey: table('passkey', fieldsOf(fields)) },
  });
}

function refuseUnverified(isVerified: boolean | undefined): void {
  if (isVerified) return;
  const message = 'This device did not verify your identity. Use one with a PIN, fingerprint or face recognition.';
  throw new APIError('UNAUTHORIZED', { code: 'USER_NOT_VERIFIED', message });
}
