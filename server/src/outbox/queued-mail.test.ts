import { api } from '@fanlight/sdk';
import { expect, it } from 'vitest';
import { linkTokens, outbox } from '../db/schema/index.ts';
import type { Mail, Mailer } from '../ports/index.ts';
import { codeOf, createTestEngine, createVisitor, password } from '../testing/index.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';

it('the outbox stores no token of a mailed link, which only the sent mail contains (rule P3)', async () => {
  const waiting: string[] = [];
  const sent: Mail[] = [];
  const mailer: Mailer = {
    async send(mail) {
      const { db } = engine.ports.database;
      waiting.push(JSON.stringify([await db.select().from(outbox), await db.select().from(linkTokens)]));
      sent.push(mail);
    },
  };
  const engine = await createTestEngine({ mode: 'production', ports: { mailer } });
  const visitor = createVisitor(engine);
  const email = 'noor@fanlight.example';
  await visitor.call(api.registerUser, { body: { name: 'Noor', username: 'noor', email, password } });
  await engine.settle();
  await visitor.call(api.requestPasswordReset, { body: { email } });
  await engine.settle();
  const tokenOf = (text: string) => /[?&]token=([\w-]+)/.exec(text)?.[1] ?? '';
  expect(sent).toHaveLength(2);
  for (const [number, { link }] of sent.entries()) {
    const token = tokenOf(link ?? '');
    expect(token.length).toBeGreaterThanOrEqual(40);
    expect(waiting[number]).toContain(email);
    expect(waiting[number]).not.toContain(token);
  }
  const [readable = ''] = waiting;
  expect(await codeOf(visitor.call(api.verifyEmail, { body: { token: tokenOf(readable) } }))).toBe('LINK_EXPIRED');
  await visitor.call(api.verifyEmail, { body: { token: tokenOf(sent[0]?.link ?? '') } });
  // A mail that was sent is removed from the outbox.
  expect(await engine.ports.database.db.select().from(outbox)).toEqual([]);
  await stopCleanly(engine);
});
