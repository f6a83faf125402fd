import { api } from '@fanlight/sdk';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { outbox } from '../../db/schema/index.ts';
import type { DomainEventDelivery } from '../../domain-events.ts';
import { createFan, createTestEngine, type Person, password, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let noor: Person;
let ines: Person;

beforeEach(async () => {
  engine = await createTestEngine({ mode: 'production', ports: { mailer: { send: async () => {} } } });
  noor = await createFan(engine, 'noor');
  ines = await createFan(engine, 'ines');
  await engine.settle();
});

afterEach(() => stopCleanly(engine));

const now = () => engine.clock.now();

/** Stores an effect that waits for its next attempt. With `isDead` it is a dead letter. */
async function insert(topic: string, payload: object, isDead = false) {
  const id = engine.ports.ids.next();
  const availableAt = new Date(now().getTime() + 60_000);
  await engine.ports.database.db
    .insert(outbox)
    .values({ id, topic, payload, availableAt, createdAt: now(), ...(isDead && { deadAt: now() }) });
  return id;
}

const mailTo = (to: string) => ({ to, subject: 'Hello', text: 'Hello', link: null });
const domain = (event: DomainEventDelivery['event']) =>
  ({ subscriber: 'notifyUsers', event }) satisfies DomainEventDelivery;

/** Deletes an account, and waits until the effects of the deletion are done. */
async function remove({ id, client }: Person) {
  await client.call(api.deleteUser, { params: { id }, body: { password } });
  await engine.settle();
}

const leftIds = async () =>
  (await engine.ports.database.db.select().from(outbox).orderBy(outbox.id)).map(({ id }) => id);

it('deleting an account deletes its mails from the outbox, also dead letters, and no other mails (rule P8)', async () => {
  for (const isDead of [false, true]) await insert('mail', mailTo('Noor@fanlight.example'), isDead);
  const [waiting, dead] = [
    await insert('mail', mailTo('ines@fanlight.example')),
    await insert('mail', mailTo('ines@fanlight.example'), true),
  ];
  await remove(noor);
  expect(await leftIds()).toEqual([waiting, dead]);
});

it('deleting an account deletes the mails to an e-mail address that is not confirmed yet (rule P8)', async () => {
  const body = { email: 'noor@elsewhere.example', currentPassword: password };
  await noor.client.call(api.updateMe, { body });
  await engine.settle();
  await insert('mail', mailTo('noor@elsewhere.example'), true);
  await remove(noor);
  expect(await leftIds()).toEqual([]);
});

it('deleting an account deletes its requested links and its events from the outbox (rule P8)', async () => {
  const email = 'noor@fanlight.example';
  await insert('domain', domain({ type: 'link-requested', purpose: 'reset-password', email }), true);
  await insert('event', { channel: `user:${noor.id}`, no: 1, name: 'notification/read', data: {} });
  const other = await insert('event', { channel: `user:${ines.id}`, no: 1, name: 'notification/read', data: {} });
  await remove(noor);
  expect(await leftIds()).toEqual([other]);
});

it('deleting an account removes the messages of its tips from the outbox, and keeps the tips (rule P8)', async () => {
  const tip = { chargeId: 'charge', payerId: noor.id, performerId: ines.id, amount: 1000 };
  const id = await insert('domain', domain({ type: 'tip-created', ...tip, message: 'With love, Noor' }), true);
  await remove(noor);
  const [row] = await engine.ports.database.db.select().from(outbox).where(sql`${outbox.id} = ${id}`);
  expect(row?.payload).toEqual(domain({ type: 'tip-created', ...tip, message: null }));
});
