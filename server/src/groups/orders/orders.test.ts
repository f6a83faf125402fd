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
  id = await buyProduct('River glaze mug');
});

afterEach(() => stopCleanly(engine));

async function addAddress(city: string, { client } = noor) {
  const body = { name: 'Noor Haddad', line1: 'Rua das Gaivotas 14', postalCode: '1200-202', city, countryCode: 'PT' };
  return (await client.call(api.createAddress, { body }))._id;
}

/** Lets Mara sell a product that Noor buys; returns the id of the order. */
async function buyProduct(title: string, price = 38) {
  const product = await mara.client.call(api.createProduct, { body: { title, type: 'physical', price, stock: 6 } });
  const addressId = await addAddress('Lisbon');
  const bought = await noor.client.call(api.buyProduct, { params: { id: product._id }, body: { addressId } });
  return bought.order._id;
}

const readOrder = ({ client }: Person) => client.call(api.getOrder, { params: { id } });
const updateOrder = (body: OrderUpdateRequest, { client } = mara) =>
  client.call(api.updateOrder, { params: { id }, body });
const changeAddress = (addressId: string, { client } = noor) =>
  client.call(api.updateOrderDeliveryAddress, { params: { id }, body: { addressId } });

describe('an order', () => {
  it('is visible only to its buyer and its seller, each with their own data (rule A5)', async () => {
    expect(await readOrder(noor)).toMatchObject({
      earnedAmount: null,
      canUpdateAddress: true,
      performer: { _id: mara.id },
    });
    expect(await readOrder(mara)).toMatchObject({
      earnedAmount: 30.4,
      canUpdateAddress: false,
      user: { _id: noor.id },
    });
    const ida = await createFan(engine, 'ida');
    expect(await codeOf(readOrder(ida))).toBe('NOT_FOUND');
    expect((await noor.client.call(api.listOrders)).data).toMatchObject([{ _id: id }]);
    expect((await mara.client.call(api.listReceivedOrders)).data).toMatchObject([{ _id: id }]);
    expect((await mara.client.call(api.listOrders)).data).toEqual([]);
  });

  it('is the target of the notification about its sale, and contains the address of the buyer (rule N1)', async () => {
    await engine.settle();
    const { data } = await mara.client.call(api.listNotifications, { query: { type: 'sale' } });
    expect(data).toMatchObject([{ objectType: 'order', objectId: id, actor: { _id: noor.id }, amount: 38 }]);
    expect((await readOrder(mara)).deliveryAddress).toMatchObject({ city: 'Lisbon', name: 'Noor Haddad' });
  });

  it('has no picture for its buyer, if an urgent report hides the product (rule R1)', async () => {
    const { database, clock } = engine.ports;
    const { product } = await readOrder(noor);
    await mara.client.call(api.updateProduct, { params: { id: product._id }, body: { image: await makePhoto() } });
    expect((await readOrder(noor)).product.thumbnailUrl).not.toBeNull();
    await database.db.update(products).set({ hiddenAt: clock.now() }).where(eq(products.id, product._id));
    expect((await readOrder(noor)).product).toMatchObject({ isReachable: false, thumbnailUrl: null });
    expect((await noor.client.call(api.listOrders)).data[0]?.product.thumbnailUrl).toBeNull();
    expect((await readOrder(mara)).product.thumbnailUrl).not.toBeNull();
  });

  it('can be moved only to a later status, only by its seller, and each change notifies its buyer (rules M10, N1)', async () => {
    expect(await codeOf(updateOrder({ status: 'shipped' }, noor))).toBe('FORBIDDEN');
    const tracking = { carrier: 'Harbour Post', trackingNumber: 'HP-2291-884' };
    const at = engine.clock.now().toISOString();
    expect(await updateOrder({ status: 'shipped', ...tracking })).toMatchObject({
      status: 'shipped',
      processingAt: null,
      shippedAt: at,
      ...tracking,
    });
    expect(await codeOf(updateOrder({ status: 'processing' }))).toBe('STATUS_CONFLICT');
    expect(await codeOf(updateOrder({ status: 'shipped' }))).toBe('STATUS_CONFLICT');
    expect(await updateOrder({ status: 'delivered' })).toMatchObject({ deliveredAt: at });
    await engine.settle();
    const { data } = await noor.client.call(api.listNotifications);
    expect(data).toMatchObject([
      { type: 'order', objectType: 'order', objectId: id, excerpt: 'River glaze mug', orderStatus: 'delivered' },
      { type: 'order', objectId: id, orderStatus: 'shipped' },
    ]);
  });

  it('contains a copy of the address, which its buyer can replace until the order is shipped (rule M10)', async () => {
    const porto = await addAddress('Porto');
    expect(await changeAddress(porto)).toMatchObject({ deliveryAddress: { city: 'Porto' } });
    await noor.client.call(api.deleteAddress, { params: { id: porto } });
    expect(await readOrder(noor)).toMatchObject({ deliveryAddress: { city: 'Porto' } });
    expect(await codeOf(changeAddress(porto))).toBe('VALIDATION_FAILED');
    expect(await codeOf(changeAddress(await addAddress('Faro', mara), mara))).toBe('FORBIDDEN');
    await updateOrder({ status: 'shipped' });
    expect(await codeOf(changeAddress(await addAddress('Faro')))).toBe('STATUS_CONFLICT');
  });

  it('is shipped to the old or the new address, if its buyer changes the address concurrently', async () => {
    const faro = await addAddress('Faro');
    const codes = await Promise.all([codeOf(updateOrder({ status: 'shipped' })), codeOf(changeAddress(faro))]);
    expect(codes[0]).toBe('none');
    const { deliveryAddress } = await readOrder(noor);
    expect(deliveryAddress?.city).toBe(codes[1] === 'none' ? 'Faro' : 'Lisbon');
  });

  it('is found by its number, title, status and type, and sorted by its amount', async () => {
    const bowl = await buyProduct('Tide bowl', 60);
    await updateOrder({ status: 'processing' });
    const list = async (query: object) =>
      (await noor.client.call(api.listOrders, { query })).data.map(({ _id }) => _id);
    const { number } = await readOrder(noor);
    expect(await list({})).toEqual([bowl, id]);
    expect(await list({ q: number })).toEqual([id]);
    expect(await list({ q: 'tide' })).toEqual([bowl]);
    expect(await list({ status: 'processing' })).toEqual([id]);
    expect(await list({ type: 'digital' })).toEqual([]);
    expect(await list({ sortBy: 'amount', sort: 'asc' })).toEqual([id, bowl]);
  });

  it('is listed for its seller as awaiting shipment while it is paid or processing', async () => {
    const list = async (isAwaitingShipment: boolean) =>
      (await mara.client.call(api.listReceivedOrders, { query: { isAwaitingShipment } })).data.map(({ _id }) => _id);
    expect([await list(true), await list(false)]).toEqual([[id], []]);
    await updateOrder({ status: 'processing' });
    expect([await list(true), await list(false)]).toEqual([[id], []]);
    await updateOrder({ status: 'shipped' });
    expect([await list(true), await list(false)]).toEqual([[], [id]]);
  });

  it('is never listed as awaiting shipment if it is digital', async () => {
    const file = new File(['%PDF-1.7\n%%EOF'], 'glazes.pdf', { type: 'application/pdf' });
    const { _id } = await mara.client.call(api.createProduct, {
      body: { title: 'Glazes', type: 'digital', price: 12, file },
    });
    await noor.client.call(api.buyProduct, { params: { id: _id }, body: {} });
    const { data } = await mara.client.call(api.listReceivedOrders, { query: { isAwaitingShipment: false } });
    expect(data).toMatchObject([{ type: 'digital', status: 'delivered' }]);
  });
});
