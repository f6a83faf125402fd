import { api, login } from '@fanlight/sdk';
import { createTestEngine, createVisitor, type TestEngine } from '@fanlight/server/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoPassword } from './logins.ts';
import { buildDemo, demoContent } from './prepare.ts';
import { clearUnfinishedDemo, readProgress, writeProgress } from './seed/progress.ts';
import type { DemoContent } from './types.ts';

const isIn = (keys: readonly string[]) => (member: { key: string }) => keys.includes(member.key);
const people = ['mara', 'noor', 'leila'];

/** A part of the demo: Mara with two posts, the fans Noor and Leila, and their tips. */
const small: DemoContent = {
  creators: demoContent.creators.filter(isIn(people)).map((creator) => ({
    ...creator,
    posts: creator.posts
      .slice(5, 7)
      .map((post) => ({ ...post, comments: post.comments.filter(({ by }) => people.includes(by)) })),
  })),
  fans: demoContent.fans.filter(isIn(people)),
  topUps: demoContent.topUps,
  tips: demoContent.tips.filter(({ by, to }) => people.includes(by) && to === 'mara'),
  recentFollows: [],
};

// The time limits are long, because rendering images and several hundred calls take seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

async function logIn(engine: TestEngine, username: string) {
  const client = createVisitor(engine);
  await login(client, { credentials: username, password: demoPassword });
  return client;
}

const build = (engine: TestEngine, content: DemoContent) =>
  buildDemo({ ports: engine.ports, log: () => undefined, content });

async function count(engine: TestEngine, table: string): Promise<number> {
  const { rows } = (await engine.ports.database.db.execute(
    sql`select count(*)::int as total from ${sql.identifier(table)}`,
  )) as unknown as { rows: { total: number }[] };
  return rows[0]?.total ?? -1;
}

describe('a small demo', () => {
  let engine: TestEngine;
  let sessions: number;
  beforeAll(async () => {
    engine = await createTestEngine();
    await build(engine, small);
    sessions = await count(engine, 'session');
  });
  afterAll(() => engine.stop());

  it('contains the posts, balances, earnings and notifications that result from its actions', async () => {
    expect(engine.faults).toEqual([]);
    expect(await readProgress(engine.ports.database)).toBe('done');

    const noor = await logIn(engine, 'noor');
    const { data: timeline } = await noor.call(api.listFeeds, { query: { limit: 10 } });
    expect(timeline.map(({ text }) => text)).toEqual(small.creators[0]?.posts.map(({ text }) => text).toReversed());
    expect(
      timeline
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    ).toEqual(timeline.map((feed) => feed.createdAt));
    expect(timeline[0]?._id.localeCompare(timeline[1]?._id ?? '')).toBe(1);
    expect(timeline.flatMap(({ files }) => files.map(({ alt, url }) => [alt, typeof url]))).toEqual(
      small.creators[0]?.posts.toReversed().flatMap(({ pictures }) => pictures.map(({ alt }) => [alt, 'string'])),
    );
    const newest = Date.parse(timeline[0]?.createdAt ?? '');
    expect(engine.clock.now().getTime() - newest).toBeLessThan(60 * 60 * 1000);

    const gave = small.tips.filter(({ by }) => by === 'noor').reduce((sum, { amount }) => sum + amount, 0);
    expect(await noor.call(api.getMe)).toMatchObject({ balance: 210 - gave, isEmailVerified: true });
    const { data: payments } = await noor.call(api.listTransactions);
    expect(payments.map(({ status }) => status)).toEqual(['succeeded', 'failed', 'succeeded', 'succeeded']);

    const mara = await logIn(engine, 'mara.clay');
    const received = small.tips.reduce((sum, { amount }) => sum + amount, 0);
    expect(await mara.call(api.getMyPerformer)).toMatchObject({
      earnings: received * 0.8,
      totalFollowers: 2,
      totalFeeds: 2,
    });
    expect((await mara.call(api.getUnreadNotificationCount)).total).toBeGreaterThan(0);
  });

  it('has a ledger that sums to zero, no session, and an empty outbox (rule M1)', async () => {
    const { rows } = (await engine.ports.database.db.execute(
      sql`select coalesce(sum(amount), 0)::int as total from ledger_entry group by transaction_id`,
    )) as unknown as { rows: { total: number }[] };
    // Noor has three top-ups that have succeeded, and Leila has one.
    expect(rows).toHaveLength(4 + small.tips.length);
    expect(rows.every(({ total }) => total === 0)).toBe(true);
    expect(sessions).toBe(0);
    expect(await count(engine, 'outbox')).toBe(0);
  });
});

it('an interrupted demo is deleted and rebuilt, but only in a database without other accounts', async () => {
  // The fans follow no performer, but make payments.
  const fansOnly = { ...small, creators: [], tips: [] };
  const engine = await createTestEngine();
  await build(engine, fansOnly);
  await writeProgress(engine.ports.database, 'begun');
  expect(await readProgress(engine.ports.database)).toBe('begun');
  await clearUnfinishedDemo(engine.ports.database, fansOnly);
  expect(await count(engine, 'user')).toBe(0);
  await build(engine, fansOnly);
  expect(await count(engine, 'user')).toBe(2);

  const visitor = createVisitor(engine);
  const stranger = {
    name: 'Someone',
    username: 'someone',
    email: 'someone@else.example',
    password: 'lantern-on-the-sill',
  };
  await visitor.call(api.registerUser, { body: stranger });
  await engine.settle();
  await writeProgress(engine.ports.database, 'begun');
  await expect(clearUnfinishedDemo(engine.ports.database, fansOnly)).rejects.toThrow(/another data folder/);
  expect(await count(engine, 'user')).toBe(3);
  await engine.stop();
});
