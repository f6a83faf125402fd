import { api } from '@fanlight/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person, TestEngine } from '../../testing/index.ts';
import { addTestCard } from '../../testing/money.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeAll(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople({ prices: { monthlyPrice: 10 }, tokens: 500_00 }));
});

afterAll(() => stopCleanly(engine));

/** Returns the number of the latest event in a user's channel. */
const readLastNo = async ({ id, client }: Person) => {
  const { data } = await client.call(api.listEventChannels);
  return data.find(({ channel }) => channel === `user:${id}`)?.no ?? 0;
};

/** Sends a POST request as Noor; returns the events that the response names, and the new events in Noor's channel. */
async function post(path: string, body: object, key = '') {
  const headers = { 'content-type': 'application/json', authorization: noor.token, 'idempotency-key': key };
  // Effects of an earlier call add events too: a subscription, for example, makes the fan follow the performer.
  await engine.settle();
  const after = await readLastNo(noor);
  const request = new Request(`http://localhost/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const response = await engine.fetch(request);
  expect(response.ok).toBe(true);
  const { data } = await noor.client.call(api.listEvents, { query: { channel: `user:${noor.id}`, after } });
  const added = data.map(({ channel, no, name }) => ({ event: `${channel}=${no}`, name: String(name) }));
  return { named: response.headers.get('fanlight-events')?.split(', ') ?? [], added };
}

describe('the response header Fanlight-Events (rule W6)', () => {
  const expectAllNamed = ({ named, added }: Awaited<ReturnType<typeof post>>, names: string[]) => {
    expect(added.map(({ name }) => name)).toEqual(names);
    expect(named).toEqual(added.map(({ event }) => event));
  };

  it('names the event of a tip in the fan’s channel, but not the events in the performer’s channel', async () => {
    expectAllNamed(await post(`/wallet/charges/tip/${mara.id}`, { amount: 10 }), ['wallet/balance-updated']);
  });

  it('names the events of a purchase in the buyer’s channel', async () => {
    const product = { title: 'Mug', type: 'physical', price: 8, stock: 6 } as const;
    const { _id } = await mara.client.call(api.createProduct, { body: product });
    const address = { name: 'Noor', line1: 'Kiln Lane 4', city: 'Lisbon', postalCode: '1200', countryCode: 'PT' };
    const { _id: addressId } = await noor.client.call(api.createAddress, { body: address });
    const response = await post(`/wallet/charges/product/${_id}`, { addressId });
    expectAllNamed(response, ['wallet/balance-updated', 'order/updated']);
  });

  it('names only events of the subscriber, not of the performer, if a subscription is paid with tokens', async () => {
    const body = { performerId: mara.id, source: 'wallet' };
    const response = await post('/payment/subscribe/performers', body);
    expect(response.named.length).toBeGreaterThan(1);
    expect(response.added.map(({ event }) => event)).toEqual(expect.arrayContaining(response.named));
  });

  it('names the event of a top-up', async () => {
    const response = await post('/payment/wallet/top-up', { amount: 20, paymentMethodId: await addTestCard(noor) });
    expectAllNamed(response, ['payment/succeeded']);
  });

  it('is missing from a response that is sent again for the same Idempotency-Key', async () => {
    const tip = () => post(`/wallet/charges/tip/${mara.id}`, { amount: 10 }, 'one-tip-two-responses');
    expect((await tip()).named).toHaveLength(1);
    expect(await tip()).toEqual({ named: [], added: [] });
  });
});
