import { createTransport } from 'nodemailer';
import { type Mailer, MailRefused } from '../../ports/index.ts';

/** The time limit in milliseconds for each step of a delivery. The outbox retries mails that failed. */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, dnsTimeout: 5000, socketTimeout: 10_000 };

/** Fields of nodemailer's errors. */
interface SmtpError extends Error {
  /** With `EENVELOPE` and `EMESSAGE`, the mail server accepted the connection and refused the mail. */
  code?: string;
  /** The SMTP command that failed. `API` if nodemailer itself refused the mail. */
  command?: string;
  responseCode?: number;
}

/**
 * Distinguishes the refusal of one mail from a mail server that can't be used. A reply of 500 and above is a permanent
 * refusal (RFC 5321, 4.2.1). If the sender is refused or the login is missing, every mail would fail until the
 * configuration is corrected, so no mail is dropped.
 */
function toRefusal(error: SmtpError): Error {
  const { code = '', command, responseCode = 0 } = error;
  if (!['EENVELOPE', 'EMESSAGE'].includes(code) || command === 'MAIL FROM') return error;
  return new MailRefused(error.message, { isPermanent: command === 'API' || responseCode >= 500, cause: error });
}

/**
 * Creates a mailer that sends mails by SMTP (rule P5).
 *
 * @param url the mail server, such as `smtps://user:password@mail.example:465`
 * @param origin the origin of links in mails
 */
export function createSmtpMailer(url: string, origin: string): Mailer {
  const transport = createTransport({ url, ...timeouts });
  const from = `Fanlight <no-reply@${new URL(origin).hostname}>`;
  return {
    async send({ to, subject, text, link }) {
      const mail = { from, to, subject, text: link ? `${text}\n\n${origin}${link}\n` : text };
      await transport.sendMail(mail).catch((error) => {
        throw toRefusal(error);
      });
    },
  };
}
