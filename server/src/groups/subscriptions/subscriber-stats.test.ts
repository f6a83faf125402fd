import { api, login } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  createFan,
  createPerformer,
  giveTokens,
  type Person,
  password,
  type TestEngine,
} from '../../testing/index.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

const day = 24 * 60 * 60 * 1000;

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople({ tokens: 500_00 }));
  await remember(mara, 'mara.clay');
  await remember(noor, 'noor');
  await mara.client.call(api.updateMyPerformer, { body: { monthlyPrice: 9.95, yearlyPrice: 99 } });
});

afterEach(() => stopCleanly(engine));

const remember = ({ client }: Person, credentials: string) => login(client, { credentials, password, remember: true });

async function createRichFan(name: string): Promise<Person> {
  const fan = await createFan(engine, name);
  await giveTokens(engine, fan.id, 500_00);
  await remember(fan, name);
  return fan;
}

const subscribe = ({ client }: Person, type: 'free' | 'monthly' | 'yearly' = 'monthly') =>
  client.call(api.subscribePerformer, { body: { performerId: mara.id, type, source: 'wallet' } });
const cancel = ({ client }: Person, id: string) =>
  client.call(api.cancelSubscription, { params: { provider: 'wallet', id }, body: {} });

/** Advances the clock by one day at a time, and runs the due jobs on each day, as the host's timer does. */
async function pass(days: number): Promise<void> {
  for (let passed = 0; passed < days; passed += 1) {
    engine.clock.advance(day);
    await engine.runDue();
  }
  await engine.settle();
}

/** Returns the counts as `total`, new and lost in the last 30 days, new and lost in the 30 days before. */
async function read({ client } = mara): Promise<number[]> {
  const { total, current, previous } = await client.call(api.getSubscriberStats);
  return [total, current.totalNew, current.totalLost, previous.totalNew, previous.totalLost];
}

describe('the statistics of subscribers (rule M7)', () => {
  it('compare the last 30 days with the 30 days before', async () => {
    const ines = await createRichFan('ines');
    const tomas = await createRichFan('tomas');
    const { subscription } = await subscribe(noor);
    await subscribe(ines, 'yearly');
    expect(await read()).toEqual([2, 2, 0, 0, 0]);
    await cancel(noor, subscription._id);
    expect(await read()).toEqual([2, 2, 0, 0, 0]);
    await pass(32);
    expect(await read()).toEqual([1, 0, 1, 2, 0]);
    await subscribe(tomas, 'yearly');
    expect(await read()).toEqual([2, 1, 1, 2, 0]);
    await pass(30);
    expect(await read()).toEqual([2, 0, 0, 1, 1]);
    const { current, previous } = await mara.client.call(api.getSubscriberStats);
    const dayOf = (days: number) => new Date(engine.clock.now().getTime() + days * day).toISOString().slice(0, 10);
    expect(current).toMatchObject({ from: dayOf(-29), to: dayOf(0) });
    expect(previous).toMatchObject({ from: dayOf(-59), to: dayOf(-30) });
  });

  it('do not count a user who replaces a free subscription by a paid one', async () => {
    await subscribe(noor, 'free');
    expect(await read()).toEqual([1, 1, 0, 0, 0]);
    await subscribe(noor);
    expect(await read()).toEqual([1, 1, 0, 0, 0]);
    await pass(3);
    expect(await read()).toEqual([1, 1, 0, 0, 0]);
  });

  it('count a user who leaves and comes back as lost and new', async () => {
    const { subscription } = await subscribe(noor);
    await cancel(noor, subscription._id);
    await pass(40);
    expect(await read()).toEqual([0, 0, 1, 1, 0]);
    await subscribe(noor);
    expect(await read()).toEqual([1, 1, 1, 1, 0]);
  });

  it('have the total of the profile', async () => {
    const { subscription } = await subscribe(noor);
    await subscribe(await createRichFan('ines'), 'yearly');
    const total = async () => (await mara.client.call(api.getMyPerformer)).totalSubscribers;
    expect(await total()).toBe(2);
    await cancel(noor, subscription._id);
    expect(await total()).toBe(2);
    await pass(32);
    expect(await total()).toBe(1);
  });

  it('do not count a fan whose account was deleted', async () => {
    const ines = await createRichFan('ines');
    await subscribe(noor);
    await subscribe(ines, 'yearly');
    await ines.client.call(api.deleteUser, { params: { id: ines.id }, body: { password } });
    await engine.settle();
    expect(await read()).toEqual([1, 2, 1, 0, 0]);
  });

  it('are of the viewer only, who must be a performer, and take one statement', async () => {
    const vera = await createPerformer(engine, 'vera');
    await subscribe(noor);
    expect(await read(vera)).toEqual([0, 0, 0, 0, 0]);
    expect(await codeOf(read(noor))).toBe('FORBIDDEN');
    await engine.settle();
    await read();
    let statements = 0;
    engine.watch.onStatement = () => {
      statements += 1;
    };
    await read();
    engine.watch.onStatement = undefined;
    // One statement more finds the session of the viewer.
    expect(statements).toBe(2);
  });
});
