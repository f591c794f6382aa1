import type { Mail } from './mail.ts';

/** What the owner of an account is told after it was changed, so that nobody changes it behind their back. */
export type Notice = 'change_password' | 'change_email' | 'change_second_factor';

/** The mails about an account, with links to the service's address. */
export function createAccountMails(origin: string) {
  const notices: Record<Notice, (to: string, current: string) => Mail> = {
    change_password: (to) => ({
      to,
      subject: 'Your Aisle password was changed',
      text: 'Your password was changed just now. If that was you, there is nothing to do. If not, set a new one right away; that also signs out everyone else:',
      link: `${origin}/forgot-password`,
    }),
    change_second_factor: (to) => ({
      to,
      subject: 'How you sign in to Aisle was changed',
      text: 'The authenticator app, the recovery codes or the passkeys of your account were changed just now. If that was you, there is nothing to do. If not, set a new password right away, sign out everyone else, and look at the Security page:',
      link: `${origin}/forgot-password`,
    }),
    change_email: (to, current) => ({
      to,
      subject: 'Your Aisle sign-in address was changed',
      text: `Your account now signs in with ${current} and no longer with this address. If that was you, there is nothing to do. If not, tell the people who run this service right away:`,
      link: `${origin}/sign-in`,
    }),
  };
  return {
    notices,
    verify: (to: string, link: string): Mail => ({
      to,
      subject: 'Confirm your e-mail address for Aisle',
      text: 'Open this link within a day to confirm that this is your address. If you did not ask for it, you can ignore this mail.',
      link,
    }),
    resetPassword: (to: string, token: string): Mail => ({
      to,
      subject: 'Set a new password for Aisle',
      text: 'Someone, hopefully you, asked to set a new password for your Aisle account. Open this link within an hour to choose one. If it was not you, you can ignore this mail.',
      link: `${origin}/reset-password?token=${token}`,
    }),
    alreadyKnown: (to: string): Mail => ({
      to,
      subject: 'You already have an Aisle account',
      text: 'Someone, hopefully you, tried to create an Aisle account with this address. It has one already, so nothing was changed. Sign in as usual. If you need a new password, get one here:',
      link: `${origin}/forgot-password`,
    }),
  };
}
