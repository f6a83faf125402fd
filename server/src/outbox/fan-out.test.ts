import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { outbox } from '../db/schema/index.ts';
import type { DomainEventDelivery } from '../domain-events.ts';
import { createPerformer, createTestEngine, type TestEngine } from '../testing/index.ts';
import { FanOutTakenOver, type Progress } from './fan-out.ts';
import { createOutbox } from './worker.ts';

const totalFollowers = 5000;
const batch = 1000;

type Rows<Row> = { rows: Row[] };

/** Creates a performer with many followers. The rows are inserted by SQL. */
async function createPopular(engine: TestEngine): Promise<string> {
  const { db } = engine.ports.database;
  const { id } = await createPerformer(engine, 'mara.clay');
  const userId = sql`lpad(n::text, 24, '0')`;
  await db.execute(sql`insert into "user" (id, name, name_key, username, username_key, email, email_key, password_hash, created_at, updated_at)
    select ${userId}, 'Fan', 'fan', 'fan' || n, 'fan' || n, 'fan' || n || '@fanlight.example', 'fan' || n || '@fanlight.example', '', now(), now()
    from generate_series(1, ${totalFollowers}) n`);
  await db.execute(sql`insert into follow (id, follower_id, performer_id, created_at)
    select ${userId}, ${userId}, ${id}, now() from generate_series(1, ${totalFollowers}) n`);
  return id;
}

/** Creates a subscriber that notifies all followers in batches. Each transaction also saves the progress. */
function createNotifier(engine: TestEngine, performerId: string, onBatch: (no: number) => void) {
  let no = 0;
  return (_event: DomainEventDelivery, progress: Progress) =>
    engine.ports.database.transaction(async (tx) => {
      const { rows } = (await tx.execute(sql`
        with next as (
          select id, follower_id from follow where performer_id = ${performerId} and id > ${progress.cursor}
          order by id limit ${batch}
        ), notified as (
          insert into notification (id, user_id, type, object_type, object_id, once_key, created_at, updated_at)
          select md5('once' || id), follower_id, 'follow', 'performer', ${performerId}, gen_random_uuid()::text, now(), now() from next
        )
        select max(id) as last from next`)) as unknown as Rows<{ last: string | null }>;
      const last = rows[0]?.last;
      if (last) await progress.save(tx, last);
      // The failure at this point is the worst case: everything is written, but not committed.
      no += 1;
      onBatch(no);
    });
}

/** Stores the effect of a fan-out that is due now. */
async function insertFanOut(engine: TestEngine, performerId: string) {
  const id = engine.ports.ids.next();
  const now = engine.clock.now();
  const payload: DomainEventDelivery = {
    subscriber: 'notifyFollowers',
    event: { type: 'prices-changed', performerId },
  };
  await engine.ports.database.db
    .insert(outbox)
    .values({ id, topic: 'domain', payload, availableAt: now, createdAt: now });
}

const targetsOf = (domain: (event: DomainEventDelivery, progress: Progress) => Promise<void>) => ({
  subscribersOf: () => [],
  domain,
  event: vi.fn(),
  mail: vi.fn(),
  file: vi.fn(),
  media: vi.fn(),
  orphans: vi.fn(),
});

async function countNotifications(engine: TestEngine) {
  const { rows } = (await engine.ports.database.db.execute(
    sql`select count(*)::int as total, count(distinct user_id)::int as people from notification`,
  )) as unknown as Rows<{ total: number; people: number }>;
  return rows[0];
}

it('a fan-out notifies each of 5,000 followers exactly once if the third batch fails before its commit', async () => {
  const engine = await createTestEngine();
  const performerId = await createPopular(engine);
  await insertFanOut(engine, performerId);
  const interrupted = createOutbox(
    engine.ports,
    targetsOf(
      createNotifier(engine, performerId, (no) => {
        if (no === 3) throw new Error('interrupted');
      }),
    ),
    () => undefined,
  );
  await interrupted.sweep();
  await interrupted.settle();
  expect(await countNotifications(engine)).toEqual({ total: 2000, people: 2000 });
  engine.clock.advance(60_000);
  const other = createOutbox(engine.ports, targetsOf(createNotifier(engine, performerId, () => undefined)), (error) =>
    expect.fail(String(error)),
  );
  await other.sweep();
  await other.settle();
  expect(await countNotifications(engine)).toEqual({ total: totalFollowers, people: totalFollowers });
  expect(await engine.ports.database.db.select().from(outbox)).toEqual([]);
  await engine.stop();
}, 60_000);

it('the outbox performs other effects between two batches of a fan-out', async () => {
  const engine = await createTestEngine();
  const performerId = await createPopular(engine);
  await insertFanOut(engine, performerId);
  const order: string[] = [];
  const notify = createNotifier(engine, performerId, (no) => {
    order.push(`batch ${no}`);
  });
  const targets = targetsOf(async (event, progress) => {
    await notify(event, progress);
    if (order.length === 1) {
      worker.deliver([{ id: engine.ports.ids.next(), topic: 'file', payload: 'file', attempts: 1 }]);
    }
  });
  targets.file.mockImplementation(async () => {
    order.push('file');
  });
  const worker = createOutbox(engine.ports, targets, (error) => expect.fail(String(error)));
  await worker.sweep();
  await worker.settle();
  expect(order.slice(0, 3)).toEqual(['batch 1', 'file', 'batch 2']);
  expect(await countNotifications(engine)).toEqual({ total: totalFollowers, people: totalFollowers });
  await engine.stop();
}, 60_000);

it('a process that stops releases the remaining batches of a fan-out to other processes', async () => {
  const engine = await createTestEngine();
  const performerId = await createPopular(engine);
  await insertFanOut(engine, performerId);
  const stopping = Promise.withResolvers<Promise<void>>();
  const notify = createNotifier(engine, performerId, () => stopping.resolve(worker.stop()));
  const worker = createOutbox(engine.ports, targetsOf(notify), (error) => expect.fail(String(error)));
  worker.start();
  await stopping.promise;
  expect(await countNotifications(engine)).toEqual({ total: batch, people: batch });
  const other = createOutbox(engine.ports, targetsOf(createNotifier(engine, performerId, () => undefined)), (error) =>
    expect.fail(String(error)),
  );
  await other.sweep();
  await other.settle();
  expect(await countNotifications(engine)).toEqual({ total: totalFollowers, people: totalFollowers });
  await engine.stop();
}, 60_000);

it('the outbox rejects the progress of a process that lost its lease, so that no batch is repeated', async () => {
  const engine = await createTestEngine();
  const { db } = engine.ports.database;
  const id = engine.ports.ids.next();
  const now = engine.clock.now();
  await db.insert(outbox).values({ id, topic: 'domain', payload: {}, availableAt: now, createdAt: now });
  const received: Progress[] = [];
  const targets = targetsOf(async (_event, progress) => {
    received.push(progress);
    throw new Error('not done yet');
  });
  const worker = createOutbox(engine.ports, targets, () => undefined);
  await worker.sweep();
  engine.clock.advance(60_000);
  await worker.sweep();
  const [slow, quick] = received as [Progress, Progress];
  await quick.save(db, 'b');
  await expect(slow.save(db, 'a')).rejects.toThrow(FanOutTakenOver);
  await quick.save(db, 'c');
  expect(quick.cursor).toBe('c');
  await engine.stop();
});
