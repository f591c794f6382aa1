import type { Logger } from 'pino';

export interface Mail {
  to: string;
  subject: string;
  /** What stands before the link. */
  text: string;
  link: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** Sends by SMTP where there is a server for it; else the link is in the log, for the operator to hand on. */
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
      log.info({ to, subject, link }, 'SMTP_URL is not set: forward this link yourself');
      return Promise.resolve();
    };
  return async ({ to, subject, text, link }) => {
    try {
      // Loaded when the first letter goes out.
      const { createTransport } = await import('nodemailer');
      await createTransport(smtpUrl).sendMail({ from, to, subject, text: `${text}\n\n${link}\n` });
    } catch (error) {
      // Whether an address has an account is not to be told by how we answer.
      log.error({ err: error, subject }, 'Failed to send email: check SMTP_URL');
    }
  };
}
