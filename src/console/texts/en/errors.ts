import type { RefusalCode } from '../../../domain/refusal.ts';

/** Codes of the client, and of the account library. */
type OtherCode =
  | 'internal'
  | 'unreachable'
  | 'unreadable'
  | 'invalid_email'
  | 'invalid_email_or_password'
  | 'password_too_short'
  | 'password_too_long'
  | 'invalid_token'
  | 'token_expired'
  | 'invalid_code'
  | 'invalid_backup_code'
  | 'invalid_two_factor_cookie'
  | 'too_many_attempts_request_new_code'
  | 'account_temporarily_locked'
  | 'session_expired'
  | 'session_not_fresh'
  | 'email_already_verified'
  | 'challenge_not_found'
  | 'passkey_not_found'
  | 'previously_registered'
  | 'failed_to_verify_registration'
  | 'authentication_failed';

/** Texts to show for an error instead of the service's message, which is in English. */
type ErrorTexts = Partial<Record<RefusalCode | OtherCode, (message: string) => string>>;

export const errors: ErrorTexts = {};
