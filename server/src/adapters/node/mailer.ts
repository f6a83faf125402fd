import { createTransport } from 'nodemailer';
import type { Mailer } from '../../ports/index.ts';

/** Milliseconds for each step of a delivery; a mail that fails is tried again by the outbox. */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, dnsTimeout: 5000, socketTimeout: 10_000 };

/**
 * Mail by SMTP (rule P5).
 *
 * @param url where to, such as `smtps://user:password@mail.example:465`
 * @param origin what links in mails begin with
 */
export function createSmtpMailer(url: string, origin: string): Mailer {
  const transport = createTransport({ url, ...timeouts });
  const from = `Fanlight <no-reply@${new URL(origin).hostname}>`;
  return {
    async send({ to, subject, text, link }) {
      await transport.sendMail({ from, to, subject, text: link ? `${text}\n\n${origin}${link}\n` : text });
    },
  };
}
