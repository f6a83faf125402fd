import { api } from '@fanlight/sdk';
import { expect, it } from 'vitest';
import type { Mailer, Timer } from '../ports/index.ts';
import { createTestEngine, createVisitor, password } from '../testing/index.ts';

it('a mail server that is down fails no request, and mails leave within a minute of its return (rule P5)', async () => {
  let isUp = false;
  let tries = 0;
  const sent: string[] = [];
  const mailer: Mailer = {
    async send({ to }) {
      tries += 1;
      if (!isUp) throw new Error('connect ECONNREFUSED');
      sent.push(to);
    },
  };
  const tasks: { ms: number; task: () => Promise<void> }[] = [];
  const timer: Timer = {
    every(ms, task) {
      tasks.push({ ms, task });
      return () => undefined;
    },
  };
  const engine = await createTestEngine({ mode: 'production', ports: { mailer, timer } });
  engine.start();
  /** What the server does every five seconds. */
  const sweep = () => tasks.find(({ ms }) => ms === 5000)?.task();
  const visitor = createVisitor(engine);
  for (const name of ['ida', 'kofi', 'odile']) {
    const email = `${name}@fanlight.example`;
    await visitor.call(api.registerUser, { body: { name, username: name, email, password } });
  }
  await engine.settle();
  // A long outage: each sweep gives up after the first mail that fails.
  for (let minute = 0; minute < 60; minute += 1) {
    engine.clock.advance(60_000);
    const before = tries;
    await sweep();
    expect(tries - before).toBeLessThanOrEqual(3);
  }
  expect(sent).toEqual([]);
  isUp = true;
  engine.clock.advance(60_000);
  await sweep();
  expect(sent.toSorted()).toEqual(['ida@fanlight.example', 'kofi@fanlight.example', 'odile@fanlight.example']);
  await engine.stop();
});
