import { type ApiError, api } from '@fanlight/sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settings } from '../../db/schema/index.ts';
import { createTestEngine, createVisitor, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;

beforeAll(async () => {
  engine = await createTestEngine();
});

afterAll(() => stopCleanly(engine));

const message = 'Can captions be added to a video that is already published?';
const body = { name: 'Priya Raman', email: 'priya@fanlight.example', message };
const mailbox = async () => (await createVisitor(engine).call(api.listDevelopmentMails)).data;

it('sendContactMessage mails a message to the operator, with its subject on one line', async () => {
  await createVisitor(engine).call(api.sendContactMessage, { body: { ...body, subject: 'Captions\nBcc: all' } });
  await engine.settle();
  const mails = await mailbox();
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({ to: expect.stringMatching(/^contact@/), subject: 'Captions Bcc: all' });
  expect(mails[0]?.text).toBe(`Priya Raman <priya@fanlight.example>\n\n${message}`);
});

it('sendContactMessage mails a message to the address in the settings, if there is one', async () => {
  await engine.ports.database.db.insert(settings).values({ key: 'contactEmail', value: 'hello@fanlight.example' });
  await createVisitor(engine).call(api.sendContactMessage, { body });
  await engine.settle();
  expect((await mailbox())[0]).toMatchObject({ to: 'hello@fanlight.example', subject: 'A message by Fanlight' });
});

it('sendContactMessage accepts five messages per hour from one IP address', async () => {
  const client = createVisitor({ fetch: (request) => engine.fetch(request, { ip: '203.0.113.9' }) });
  const send = () => client.call(api.sendContactMessage, { body });
  for (let n = 0; n < 5; n += 1) await send();
  expect(await send().catch((error: ApiError) => error.code)).toBe('RATE_LIMITED');
});
