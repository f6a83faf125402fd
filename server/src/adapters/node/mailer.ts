import { createTransport } from 'nodemailer';
import { type Mailer, MailRefused } from '../../ports/index.ts';

/** Milliseconds for each step of a delivery; the outbox retries failed mails. */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, dnsTimeout: 5000, socketTimeout: 10_000 };

/** Fields of nodemailer's errors. */
interface SmtpError extends Error {
  /** `EENVELOPE` and `EMESSAGE`: the server accepted the connection and refused the mail. */
  code?: string;
  /** The SMTP command that failed, or `API` if nodemailer itself refused the mail. */
  command?: string;
  responseCode?: number;
}

/**
 * Distinguishes the refusal of one mail (RFC 5321, 4.2.1: replies of 500 and above are permanent) from an unusable
 * server. A refused sender or a missing login fails for every mail until the configuration is corrected, so no mail is
 * dropped.
 */
function toRefusal(error: SmtpError): Error {
  const { code = '', command, responseCode = 0 } = error;
  if (!['EENVELOPE', 'EMESSAGE'].includes(code) || command === 'MAIL FROM') return error;
  return new MailRefused(error.message, { isPermanent: command === 'API' || responseCode >= 500, cause: error });
}

/**
 * Sends mails by SMTP (rule P5).
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
