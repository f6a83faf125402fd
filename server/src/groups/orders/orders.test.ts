import { api } from '@fanlight/sdk';
import type { OrderUpdateRequest } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../db/schema/index.ts';
import { codeOf, createFan, makePhoto, type Person, type TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
let id: string;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople({ tokens: 500_00 }));
  id = await order('River glaze mug');
});

afterEach(() => stopCleanly(engine));

async function addAddress(city: string, { client } = noor) {
  const body = { name: 'Noor Haddad', line1: 'Rua das Gaivotas 14', postalCode: '1200-202', city, countryCode: 'PT' };
  return (await client.call(api.createAddress, { body }))._id;
}

async function order(title: string, price = 38) {
  const product = await mara.client.call(api.createProduct, { body: { title, type: 'physical', price, stock: 6 } });
  const addressId = await addAddress('Lisbon');
  const bought = await noor.client.call(api.buyProduct, { params: { id: product._id }, body: { addressId } });
  return bought.order._id;
}

const read = ({ client }: Person) => client.call(api.getOrder, { params: { id } });
const update = (body: OrderUpdateRequest, { client } = mara) => client.call(api.updateOrder, { params: { id }, body });
const redirect = (addressId: string, { client } = noor) =>
  client.call(api.updateOrderDeliveryAddress, { params: { id }, body: { addressId } });

describe('an order', () => {
  it('is visible only to its buyer and its seller, each with their own data (rule A5)', async () => {
    expect(await read(noor)).toMatchObject({ earnedAmount: null, canUpdateAddress: true, performer: { _id: mara.id } });
    expect(await read(mara)).toMatchObject({ earnedAmount: 30.4, canUpdateAddress: false, user: { _id: noor.id } });
    const ida = await createFan(engine, 'ida');
    expect(await codeOf(read(ida))).toBe('NOT_FOUND');
    expect((await noor.client.call(api.listOrders)).data).toMatchObject([{ _id: id }]);
    expect((await mara.client.call(api.listReceivedOrders)).data).toMatchObject([{ _id: id }]);
    expect((await mara.client.call(api.listOrders)).data).toEqual([]);
  });

  it('hides a picture from its buyer that an urgent report hides (rule R1)', async () => {
    const { database, clock } = engine.ports;
    const { product } = await read(noor);
    await mara.client.call(api.updateProduct, { params: { id: product._id }, body: { image: await makePhoto() } });
    expect((await read(noor)).product.thumbnailUrl).not.toBeNull();
    await database.db.update(products).set({ hiddenAt: clock.now() }).where(eq(products.id, product._id));
    expect((await read(noor)).product).toMatchObject({ isReachable: false, thumbnailUrl: null });
    expect((await noor.client.call(api.listOrders)).data[0]?.product.thumbnailUrl).toBeNull();
    expect((await read(mara)).product.thumbnailUrl).not.toBeNull();
  });

  it('moves forward only, by its seller, and notifies the buyer (rules M10, N1)', async () => {
    expect(await codeOf(update({ status: 'shipped' }, noor))).toBe('FORBIDDEN');
    const tracking = { carrier: 'Harbour Post', trackingNumber: 'HP-2291-884' };
    const at = engine.clock.now().toISOString();
    expect(await update({ status: 'shipped', ...tracking })).toMatchObject({
      status: 'shipped',
      processingAt: null,
      shippedAt: at,
      ...tracking,
    });
    expect(await codeOf(update({ status: 'processing' }))).toBe('STATUS_CONFLICT');
    expect(await codeOf(update({ status: 'shipped' }))).toBe('STATUS_CONFLICT');
    expect(await update({ status: 'delivered' })).toMatchObject({ deliveredAt: at });
    await engine.settle();
    const { data } = await noor.client.call(api.listNotifications);
    expect(data).toMatchObject([
      { type: 'order', objectType: 'order', objectId: id, excerpt: 'River glaze mug' },
      { type: 'order', objectId: id },
    ]);
  });

  it('stores a copy of its address, which the buyer can change until the order is shipped (rule M10)', async () => {
    const porto = await addAddress('Porto');
    expect(await redirect(porto)).toMatchObject({ deliveryAddress: { city: 'Porto' } });
    await noor.client.call(api.deleteAddress, { params: { id: porto } });
    expect(await read(noor)).toMatchObject({ deliveryAddress: { city: 'Porto' } });
    expect(await codeOf(redirect(porto))).toBe('VALIDATION_FAILED');
    expect(await codeOf(redirect(await addAddress('Faro', mara), mara))).toBe('FORBIDDEN');
    await update({ status: 'shipped' });
    expect(await codeOf(redirect(await addAddress('Faro')))).toBe('STATUS_CONFLICT');
  });

  it('serialises concurrent shipping and address changes', async () => {
    const faro = await addAddress('Faro');
    const codes = await Promise.all([codeOf(update({ status: 'shipped' })), codeOf(redirect(faro))]);
    expect(codes[0]).toBe('none');
    const { deliveryAddress } = await read(noor);
    expect(deliveryAddress?.city).toBe(codes[1] === 'none' ? 'Faro' : 'Lisbon');
  });

  it('is found by number, words, status and amount', async () => {
    const bowl = await order('Tide bowl', 60);
    await update({ status: 'processing' });
    const list = async (query: object) =>
      (await noor.client.call(api.listOrders, { query })).data.map(({ _id }) => _id);
    const { number } = await read(noor);
    expect(await list({})).toEqual([bowl, id]);
    expect(await list({ q: number })).toEqual([id]);
    expect(await list({ q: 'tide' })).toEqual([bowl]);
    expect(await list({ status: 'processing' })).toEqual([id]);
    expect(await list({ type: 'digital' })).toEqual([]);
    expect(await list({ sortBy: 'amount', sort: 'asc' })).toEqual([id, bowl]);
  });
});
