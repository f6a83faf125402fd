import { api } from '@fanlight/sdk';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { MailRefused } from '../../ports/index.ts';
import { createTestEngine, createVisitor, password } from '../../testing/index.ts';
import { startSmtpServer, type TestSmtpServer } from '../../testing/smtp.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { createSmtpMailer } from './mailer.ts';

let smtp: TestSmtpServer;

beforeEach(async () => {
  smtp = await startSmtpServer();
});

afterEach(() => smtp.stop());

it('the mailer sends a mail with a link to the site (rule P5)', async () => {
  const mailer = createSmtpMailer(smtp.url, 'https://fanlight.example');
  const to = 'noor@fanlight.example';
  await mailer.send({ to, subject: 'Confirm your e-mail address', text: 'Hello Noor', link: '/auth/x?token=abc' });
  const [mail = ''] = smtp.messages;
  expect(mail).toMatch(/^From: Fanlight <no-reply@fanlight\.example>\r$/m);
  expect(mail).toMatch(/^To: noor@fanlight\.example\r$/m);
  expect(mail).toContain('Hello Noor\r\n\r\nhttps://fanlight.example/auth/x?token=abc');
});

it('the mailer in production mode sends mails and has no development mailbox (rule P9)', async () => {
  const mailer = createSmtpMailer(smtp.url, 'https://fanlight.example');
  const engine = await createTestEngine({ mode: 'production', ports: { mailer } });
  const visitor = createVisitor(engine);
  const email = 'noor@fanlight.example';
  await visitor.call(api.registerUser, { body: { name: 'Noor', username: 'noor', email, password } });
  await engine.settle();
  const token = /https:\/\/fanlight\.example\/auth\/email-verification\?token=([\w-]+)/.exec(
    smtp.messages[0] ?? '',
  )?.[1];
  await visitor.call(api.verifyEmail, { body: { token: token ?? '' } });
  await expect(visitor.call(api.listDevelopmentMails)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await stopCleanly(engine);
});

const mailTo = (to: string) => ({ to, subject: 'Hello', text: 'Hello', link: null });

it.each([
  ['550, permanent', { code: 550, text: 'No such mailbox' }, true],
  ['450, temporary', { code: 450, text: 'Greylisted' }, false],
])(
  'the mailer throws MailRefused for a refused recipient (%s), and still sends other mails',
  async (_kind, reply, isPermanent) => {
    const to = 'noor@fanlight.example';
    smtp.refuseRecipient(to, reply);
    const mailer = createSmtpMailer(smtp.url, 'https://fanlight.example');
    const error = await mailer.send(mailTo(to)).catch((failure) => failure);
    expect(error).toBeInstanceOf(MailRefused);
    expect(error.isPermanent).toBe(isPermanent);
    await mailer.send(mailTo('ida@fanlight.example'));
    expect(smtp.messages).toHaveLength(1);
  },
);

it('the mailer treats an invalid address as a permanent refusal', async () => {
  const mailer = createSmtpMailer(smtp.url, 'https://fanlight.example');
  await expect(mailer.send(mailTo('noor <>'))).rejects.toMatchObject({ name: 'MailRefused', isPermanent: true });
});

it.each([421, 554])('the mailer treats a mail server that refuses connections with %i as unavailable', async (code) => {
  smtp.refuseConnections({ code, text: 'Not now' });
  const mailer = createSmtpMailer(smtp.url, 'https://fanlight.example');
  const error = await mailer.send(mailTo('noor@fanlight.example')).catch((failure) => failure);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(MailRefused);
});
