import { createTransport } from 'nodemailer';
import type { Mailer } from '../../ports/index.ts';

/**
 * Mail by SMTP (rule P5).
 *
 * @param url where to, such as `smtps://user:password@mail.example:465`
 * @param origin what links in mails begin with
 */
export function createSmtpMailer(url: string, origin: string): Mailer {
  const transport = createTransport(url);
  const from = `Fanlight <no-reply@${new URL(origin).hostname}>`;
  return {
    async send({ to, subject, text, link }) {
      await transport.sendMail({ from, to, subject, text: link ? `${text}\n\n${origin}${link}\n` : text });
    },
  };
}
