import { createHash } from 'node:crypto';
import type { Logger } from 'pino';

export interface Mail {
  to: string;
  subject: string;
  /** The text before the link. */
  text: string;
  link: string;
  /** The text after the link. */
  footer?: string;
  /** An address that ends such emails when a mail program posts to it. */
  unsubscribe?: string;
}

export type SendMail = (mail: Mail) => Promise<void>;

interface MailServer {
  smtpUrl: string;
  /** The sender. */
  from: string;
}

/**
 * Sends email by SMTP. Rejects if the server does not take it.
 * @returns a function that takes the email, and a key of its event: what is sent again has the same identifier
 */
export function createDelivery({ smtpUrl, from }: MailServer): (mail: Mail, key?: string) => Promise<void> {
  return async ({ to, subject, text, link, footer, unsubscribe }, key) => {
    // Loaded for the first email.
    const { createTransport } = await import('nodemailer');
    await createTransport(smtpUrl).sendMail({
      from,
      to,
      subject,
      text: [text, link, ...(footer === undefined ? [] : [`-- \n${footer}`])].join('\n\n').concat('\n'),
      ...(key !== undefined && { messageId: `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@aisle>` }),
      ...(unsubscribe !== undefined && {
        headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      }),
    });
  };
}

/** Sends email by SMTP. Without a server it logs the link, for the operator to pass on. */
export function createMail({
  smtpUrl,
  from,
  log,
}: Omit<MailServer, 'smtpUrl'> & { smtpUrl: string | undefined; log: Logger }): SendMail {
  if (smtpUrl === undefined)
    return ({ to, subject, link }) => {
      log.info({ to, subject, link }, 'SMTP_URL is not set: pass this link on yourself');
      return Promise.resolve();
    };
  const deliver = createDelivery({ smtpUrl, from });
  return async (mail) => {
    try {
      await deliver(mail);
    } catch (error) {
      // An error in the answer would reveal that the address has an account.
      log.error({ err: error, subject: mail.subject }, 'Failed to send email: check SMTP_URL');
    }
  };
}
