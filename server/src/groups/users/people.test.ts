import { api } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { performers, users } from '../../db/schema/index.ts';
import { codeOf, createFan, createPerformer, type Person, type TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
let ines: Person;

beforeAll(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
  ines = await createFan(engine, 'ines');
});

afterAll(() => stopCleanly(engine));

const search = async ({ client }: Person, query: { q?: string; isPerformer?: boolean } = {}) =>
  (await client.call(api.searchUsers, { query })).data.map(({ username }) => username);
const get = ({ client }: Person, id: string) => client.call(api.getUser, { params: { id } });

it('searchUsers finds users by the start of their username', async () => {
  expect(await search(noor)).toEqual(['ines', 'mara.clay', 'noor']);
  expect(await search(noor, { q: '@MAR' })).toEqual(['mara.clay']);
  expect(await search(noor, { q: 'lay' })).toEqual([]);
  expect(await search(noor, { isPerformer: false })).toEqual(['ines', 'noor']);
});

it('getUser returns a user’s relation to the viewer', async () => {
  await noor.client.call(api.followPerformer, { params: { id: mara.id } });
  expect(await get(mara, 'noor')).toMatchObject({ isFollower: true, isSubscriber: false, isBlocked: false });
  expect(await get(noor, noor.id)).toMatchObject({ isOwn: true });
  expect(await codeOf(get(noor, 'nobody'))).toBe('NOT_FOUND');
});

it('getUser and searchUsers hide users who blocked the viewer, but not users whom the viewer blocked (rule A4)', async () => {
  await ines.client.call(api.blockUser, { body: { userId: noor.id } });
  expect(await codeOf(get(noor, 'ines'))).toBe('NOT_FOUND');
  expect(await search(noor)).toEqual(['mara.clay', 'noor']);
  expect(await get(ines, 'noor')).toMatchObject({ isBlocked: true });
});

it('getUser and searchUsers find a performer only if the profile is visible (rules A4, P7, R1)', async () => {
  const { db } = engine.ports.database;
  const lena = await createPerformer(engine, 'lena.wheel');
  await db.update(users).set({ countryCode: 'PT' }).where(eq(users.id, noor.id));
  const outcomes = async (person: Person) => [
    await codeOf(get(person, lena.id)),
    await codeOf(get(person, 'lena.wheel')),
    await search(person, { q: 'lena' }),
  ];
  const found = ['none', 'none', ['lena.wheel']];
  const hidden = ['NOT_FOUND', 'NOT_FOUND', []];
  const set = (values: Partial<typeof performers.$inferInsert>) =>
    db.update(performers).set(values).where(eq(performers.userId, lena.id));
  expect(await outcomes(noor)).toEqual(found);
  await lena.client.call(api.updateBlockedCountries, { body: { countryCodes: ['PT'] } });
  expect([await outcomes(noor), await outcomes(ines), await outcomes(lena)]).toEqual([hidden, found, found]);
  await lena.client.call(api.updateBlockedCountries, { body: { countryCodes: [] } });
  for (const values of [{ hiddenAt: engine.clock.now() }, { hiddenAt: null, status: 'pending' as const }]) {
    await set(values);
    expect([await outcomes(noor), await outcomes(lena)]).toEqual([hidden, found]);
  }
  await set({ status: 'approved' });
  expect(await outcomes(noor)).toEqual(found);
});
