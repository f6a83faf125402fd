import { setImmediate } from 'node:timers/promises';
import { api } from '@fanlight/sdk';
import { expect, it, vi } from 'vitest';
import { outbox } from '../db/schema/index.ts';
import { type Mailer, MailRefused, type Timer } from '../ports/index.ts';
import { createTestEngine, createVisitor, password } from '../testing/index.ts';
import { createOutbox } from './worker.ts';

/** Targets that do nothing with an effect. */
const createTargets = () => ({
  subscribersOf: () => [],
  event: vi.fn(),
  domain: vi.fn(),
  mail: vi.fn(),
  file: vi.fn(),
  media: vi.fn(),
  orphans: vi.fn(),
});

it('the server registers users while the mail server is down, and sends the mails soon after it is up (rule P5)', async () => {
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
  /** Runs the task that the server runs every five seconds. */
  const sweep = () => tasks.find(({ ms }) => ms === 5000)?.task();
  const visitor = createVisitor(engine);
  for (const name of ['ida', 'kofi', 'odile']) {
    const email = `${name}@fanlight.example`;
    await visitor.call(api.registerUser, { body: { name, username: name, email, password } });
  }
  await engine.settle();
  // During a long outage, each sweep stops after the first mail that fails.
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

it('the outbox continues after a refused mail, drops a permanently refused mail, and retries other mails (rule P5)', async () => {
  let isUp = false;
  const attempts = new Map<string, number>();
  const sent: string[] = [];
  const mailer: Mailer = {
    async send({ to }) {
      if (!isUp) throw new Error('connect ECONNREFUSED');
      const [name = ''] = to.split('@');
      const tried = (attempts.get(name) ?? 0) + 1;
      attempts.set(name, tried);
      if (name === 'rosa') throw new MailRefused('550', { isPermanent: true });
      if (name === 'kofi' && tried === 1) throw new MailRefused('450', { isPermanent: false });
      sent.push(name);
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
  const sweep = () => tasks.find(({ ms }) => ms === 5000)?.task();
  const visitor = createVisitor(engine);
  for (const name of ['rosa', 'kofi', 'ida']) {
    const email = `${name}@fanlight.example`;
    await visitor.call(api.registerUser, { body: { name, username: name, email, password } });
  }
  await engine.settle();
  isUp = true;
  engine.clock.advance(60_000);
  await sweep();
  expect(sent).toEqual(['ida']);
  engine.clock.advance(60_000);
  await sweep();
  expect(sent).toEqual(['ida', 'kofi']);
  expect(attempts.get('rosa')).toBe(1);
  expect(await engine.ports.database.db.select().from(outbox)).toEqual([]);
  expect(engine.faults.filter((fault) => fault instanceof MailRefused)).toHaveLength(2);
  await engine.stop();
});

it('a mail is sent once even if sending takes longer than the lease and other servers sweep the outbox (rule P5)', async () => {
  const isSent = Promise.withResolvers<void>();
  const hasBegun = Promise.withResolvers<void>();
  const mailer: Mailer = {
    send() {
      hasBegun.resolve();
      return isSent.promise;
    },
  };
  const tasks: (() => Promise<void>)[] = [];
  const timer: Timer = {
    every(_ms, task) {
      tasks.push(task);
      return () => undefined;
    },
  };
  const engine = await createTestEngine({ mode: 'production', ports: { mailer, timer } });
  engine.start();
  const [email, username] = ['ida@fanlight.example', 'ida'];
  await createVisitor(engine).call(api.registerUser, { body: { name: username, username, email, password } });
  await hasBegun.promise;
  const targets = createTargets();
  const other = createOutbox(engine.ports, targets, (error) => expect.fail(String(error)));
  for (let second = 0; second < 60; second += 3) {
    engine.clock.advance(3000);
    for (const task of tasks) await task();
    await other.sweep();
  }
  expect(targets.mail).not.toHaveBeenCalled();
  isSent.resolve();
  await engine.settle();
  expect(await engine.ports.database.db.select().from(outbox)).toEqual([]);
  await engine.stop();
});

it('a server takes over the effects of another server only after their lease has ended', async () => {
  const engine = await createTestEngine();
  const { database, ids, clock } = engine.ports;
  const now = clock.now();
  const row = { id: ids.next(), topic: 'mail', payload: {}, availableAt: new Date(now.getTime() + 15_000) };
  await database.db.insert(outbox).values({ ...row, createdAt: now });
  const targets = createTargets();
  const other = createOutbox(engine.ports, targets, (error) => expect.fail(String(error)));
  engine.clock.advance(14_000);
  await other.sweep();
  expect(targets.mail).not.toHaveBeenCalled();
  engine.clock.advance(2000);
  await other.sweep();
  expect(targets.mail).toHaveBeenCalledOnce();
  await engine.stop();
});

it('the outbox deletes the completed effects of several transactions with one statement', async () => {
  const engine = await createTestEngine();
  let deletions = 0;
  engine.watch.onStatement = (statement) => {
    if (statement.trimStart().startsWith('delete from "outbox"')) deletions += 1;
  };
  const domain = () => setImmediate();
  // While the timer is stopped, completed effects are deleted only when no effect is being performed.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const targets = { ...createTargets(), domain, mail: domain, file: domain };
  const outbox = createOutbox(engine.ports, targets, (error) => {
    throw error;
  });
  for (const topic of ['event', 'event', 'domain', 'event', 'domain'] as const)
    outbox.deliver([{ id: engine.ports.ids.next(), topic, payload: {}, attempts: 0 }]);
  await outbox.settle();
  vi.useRealTimers();
  expect(deletions).toBe(1);
  await engine.stop();
});
