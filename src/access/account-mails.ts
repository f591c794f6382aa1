import type { Mail } from './mail.ts';

/** Security changes that the owner of an account is notified of. */
export type Notice = 'change_password' | 'change_email' | 'change_second_factor';

export function createAccountMails(origin: string) {
  const notices: Record<Notice, (to: string, current: string) => Mail> = {
    change_password: (to) => ({
      to,
      subject: 'Your Aisle password was changed',
      text: 'Your Aisle password was just changed. If this was you, no action is needed. If not, reset your password right away, which also signs out all devices:',
      link: `${origin}/forgot-password`,
    }),
    change_second_factor: (to) => ({
      to,
      subject: 'Your Aisle sign-in methods were changed',
      text: 'The authenticator app, recovery codes or passkeys on your Aisle account were just changed. If this was you, no action is needed. If not, reset your password right away, sign out of all devices, and check the Security page of your account:',
      link: `${origin}/forgot-password`,
    }),
    change_email: (to, current) => ({
      to,
      subject: 'Your Aisle sign-in email was changed',
      text: `The sign-in email of your Aisle account is now ${current} and no longer this address. If you made this change, no action is needed. If not, contact the operator of this Aisle server right away:`,
      link: `${origin}/sign-in`,
    }),
  };
  return {
    notices,
    verify: (to: string, link: string): Mail => ({
      to,
      subject: 'Confirm your email address for Aisle',
      text: 'Open this link within 24 hours to confirm your email address. If you did not request this, you can ignore this email.',
      link,
    }),
    resetPassword: (to: string, token: string): Mail => ({
      to,
      subject: 'Reset your Aisle password',
      text: 'We received a request to reset the password of your Aisle account. Open this link within one hour to choose a new password. If you did not request this, you can ignore this email.',
      link: `${origin}/reset-password?token=${token}`,
    }),
    alreadyKnown: (to: string): Mail => ({
      to,
      subject: 'You already have an Aisle account',
      text: 'Someone tried to create an Aisle account with this email address, but it already has one, so nothing was changed. If this was you, sign in as usual. If you forgot your password, reset it here:',
      link: `${origin}/forgot-password`,
    }),
  };
}
