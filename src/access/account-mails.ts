import type { Mail } from './mail.ts';

/** What the owner of an account is told after it was changed, so that nobody changes it behind their back. */
export type Notice = 'change_password' | 'change_email' | 'change_second_factor';

/** The mails about an account, with links to the service's address. */
export function createAccountMails(origin: string) {
  const notices: Record<Notice, (to: string, current: string) => Mail> = {
    change_password: (to) => ({
      to,
      subject: 'Your Aisle password was changed',
      text: 'Your password was just changed. If this was you, there is nothing to do. If not, reset it right away; this also signs out all other devices:',
      link: `${origin}/forgot-password`,
    }),
    change_second_factor: (to) => ({
      to,
      subject: 'Your Aisle sign-in methods were changed',
      text: 'The authenticator app, the recovery codes or the passkeys of your account were just changed. If this was you, there is nothing to do. If not, reset your password right away, sign out all other devices, and check the Security page:',
      link: `${origin}/forgot-password`,
    }),
    change_email: (to, current) => ({
      to,
      subject: 'Your Aisle sign-in address was changed',
      text: `Your account now signs in with ${current} and no longer with this address. If this was you, there is nothing to do. If not, contact the people who run this service right away:`,
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
      text: 'Someone, hopefully you, asked to reset the password of your Aisle account. Open this link within an hour to choose a new one. If this was not you, you can ignore this email.',
      link: `${origin}/reset-password?token=${token}`,
    }),
    alreadyKnown: (to: string): Mail => ({
      to,
      subject: 'You already have an Aisle account',
      text: 'Someone, hopefully you, tried to create an Aisle account with this address. It already has one, so nothing was changed. Sign in as usual. If you forgot your password, reset it here:',
      link: `${origin}/forgot-password`,
    }),
  };
}
