import type { BetterAuthOptions } from 'better-auth';
import { APIError } from 'better-auth/api';
import type { Store } from '../domain/ports.ts';
import type { createAccountMails } from './account-mails.ts';
import { libraryCall, noteChange } from './library-call.ts';
import type { Mail, SendMail } from './mail.ts';
import { DAY_S } from '../domain/durations.ts';

const MIN_PASSWORD = 12;

const WRONG_ACCOUNT = '/account?error=INVALID_USER';

type EmailFlows = Required<Pick<BetterAuthOptions, 'emailAndPassword' | 'emailVerification'>>;

interface EmailFlowOptions {
  mails: ReturnType<typeof createAccountMails>;
  sendMail: SendMail;
  storeInUse: () => Store;
}

/** The account library's settings for passwords, and for the emails that verify an address or reset a password. */
export function createEmailFlows({ mails, sendMail, storeInUse }: EmailFlowOptions): EmailFlows {
  /** Not awaited: waiting would reveal that the account exists, and keep its transaction open. */
  const post = (mail: Mail): Promise<void> => {
    void sendMail(mail);
    return Promise.resolve();
  };
  return {
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD,
      // A session in the answer would reveal that the address was free.
      autoSignIn: false,
      onExistingUserSignUp: ({ user }) => post(mails.alreadyKnown(user.email)),
      async onPasswordReset({ user }) {
        await noteChange(user.id, 'change_password');
        // The link proves who owns the mailbox. Until now anyone could have created the account, so keep nothing of
        // theirs.
        await storeInUse().users.verifyEmail(user.id);
        if (!user.emailVerified) await storeInUse().users.dropAccess(user.id);
      },
      sendResetPassword: ({ user, token }) => post(mails.resetPassword(user.email, token)),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: DAY_S,
      // The email proves who owns the mailbox, the session who owns the account. Without both, an account registered
      // with another person's address would be confirmed by that person's click.
      beforeEmailVerification({ id }) {
        if (libraryCall.getStore()?.userId === id) return Promise.resolve();
        throw new APIError('FOUND', undefined, { location: WRONG_ACCOUNT });
      },
      sendVerificationEmail: ({ user, url }) => post(mails.verify(user.email, url)),
    },
  };
}
