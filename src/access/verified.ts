import { Refusal } from '../domain/refusal.ts';

/** @throws {Refusal} email_unverified, for whoever would appear to others under an address that may not be theirs */
export function refuseUnverified({ email, emailVerified }: { email: string; emailVerified: boolean }): void {
  if (emailVerified) return;
  throw new Refusal(
    'email_unverified',
    `Confirm your email address first: open the link that was sent to ${email}. You can request a new one on your account page.`,
  );
}
