import { api, type Client } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { performers } from '../../db/schema/index.ts';
import { createFan, createPerformer, createTestEngine, type Person, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeAll(async () => {
  engine = await createTestEngine();
  mara = await createPerformer(engine, 'mara.clay');
  noor = await createFan(engine, 'noor');
});

afterAll(() => stopCleanly(engine));

const profile = (client: Client) => client.call(api.getPerformer, { params: { id: mara.id } });

describe('a profile', () => {
  it('says of everybody who finds it that they have not blocked its performer (rule A4)', async () => {
    expect((await profile(noor.client)).isBlocked).toBe(false);
  });

  it('is verified by one rule in every answer: an operator approved the identity (rule P7)', async () => {
    const body = { text: 'Kiln notes', audience: 'public' as const };
    const { _id: id } = await mara.client.call(api.createFeed, { body });
    const marks = async () => [
      (await profile(mara.client)).isVerified,
      (await mara.client.call(api.getMyFeed, { params: { id } })).performer.isVerified,
      (await mara.client.call(api.searchUsers, { query: { q: 'mara' } })).data[0]?.isVerified,
    ];
    expect(await marks()).toEqual([true, true, true]);
    const { db } = engine.ports.database;
    await db.update(performers).set({ status: 'pending' }).where(eq(performers.userId, mara.id));
    expect((await marks()).slice(0, 2)).toEqual([false, false]);
  });
});

it('says of an account that it has a password', async () => {
  expect((await noor.client.call(api.getMe)).hasPassword).toBe(true);
});
