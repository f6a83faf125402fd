import { api } from '@fanlight/sdk';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestEngine, createVisitor, password } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { createSmtpMailer } from './mailer.ts';

const arrived: string[] = [];
let smtp: SMTPServer;
let url: string;

beforeEach(async () => {
  arrived.length = 0;
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      // Long lines are broken with a `=` at their end, and a `=` is written `=3D`.
      arrived.push(Buffer.concat(chunks).toString().replaceAll('=\r\n', '').replaceAll('=3D', '='));
      done();
    },
  });
  await new Promise<void>((resolve) => {
    const listening = smtp.listen(0, '127.0.0.1', resolve);
    listening.on('listening', () => {
      const address = listening.address();
      url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
    });
  });
});

afterEach(() => new Promise<void>((resolve) => smtp.close(resolve)));

it('sends a mail whose link leads to the site (rule P5)', async () => {
  const mailer = createSmtpMailer(url, 'https://fanlight.example');
  const to = 'noor@fanlight.example';
  await mailer.send({ to, subject: 'Confirm your e-mail address', text: 'Hello Noor', link: '/auth/x?token=abc' });
  const [mail = ''] = arrived;
  expect(mail).toMatch(/^From: Fanlight <no-reply@fanlight\.example>\r$/m);
  expect(mail).toMatch(/^To: noor@fanlight\.example\r$/m);
  expect(mail).toContain('Hello Noor\r\n\r\nhttps://fanlight.example/auth/x?token=abc');
});

it('is what production mode sends by; the development mailbox is not there then (rule P9)', async () => {
  const mailer = createSmtpMailer(url, 'https://fanlight.example');
  const engine = await createTestEngine({ mode: 'production', ports: { mailer } });
  const visitor = createVisitor(engine);
  const email = 'noor@fanlight.example';
  await visitor.call(api.registerUser, { body: { name: 'Noor', username: 'noor', email, password } });
  await engine.settle();
  const token = /https:\/\/fanlight\.example\/auth\/email-verification\?token=([\w-]+)/.exec(arrived[0] ?? '')?.[1];
  await visitor.call(api.verifyEmail, { body: { token: token ?? '' } });
  await expect(visitor.call(api.listDevelopmentMails)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await stopCleanly(engine);
});
