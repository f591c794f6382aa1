import type { Logger } from 'pino';

export interface Mail {
  to: string;
  subject: string;
  /** The text before the link. */
  text: string;
  link: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** Sends email by SMTP. Without a server it logs the link, for the operator to pass on. */
export function createMail({
  smtpUrl,
  from,
  log,
}: {
  smtpUrl: string | undefined;
  from: string;
  log: Logger;
}): SendMail {
  if (smtpUrl === undefined)
    return ({ to, subject, link }) => {
      log.info({ to, subject, link }, 'SMTP_URL is not set: pass this link on yourself');
      return Promise.resolve();
    };
  return async ({ to, subject, text, link }) => {
    try {
      // Loaded for the first email.
      const { createTransport } = await import('nodemailer');
      await createTransport(smtpUrl).sendMail({ from, to, subject, text: `${text}\n\n${link}\n` });
    } catch (error) {
      // An error in the answer would reveal that the address has an account.
      log.error({ err: error, subject }, 'Failed to send email: check SMTP_URL');
    }
  };
}
