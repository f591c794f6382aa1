import { Refusal } from '../domain/refusal.ts';

/** Keeps users from appearing under an address that may not be theirs. @throws {Refusal} email_unverified */
export function refuseUnverified({ email, emailVerified }: { email: string; emailVerified: boolean }): void {
  if (emailVerified) return;
  throw new Refusal(
    'email_unverified',
    `Confirm your email address first: open the link that was sent to ${email}, or request a new one on your account page.`,
  );
}
