import { api } from '@fanlight/sdk';
import type { ProductPurchaseRequest, ProductUpload } from '@fanlight/sdk/models';
import { and, eq, isNotNull, like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { charges, files, orders, products } from '../../db/schema/index.ts';
import {
  codeOf,
  createFan,
  createPerformer,
  giveTokens,
  makePhoto,
  type Person,
  type TestEngine,
} from '../../testing/index.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
});

afterEach(() => stopCleanly(engine));

const balanceOf = async ({ client }: Person) => (await client.call(api.getMe)).balance;

const pdf = () => new File(['%PDF-1.7\n%%EOF'], 'glaze-recipes.pdf', { type: 'application/pdf' });
const sell = (body: Partial<ProductUpload> = {}, { client } = mara) =>
  client.call(api.createProduct, {
    body: { title: 'River glaze mug', type: 'physical', price: 38, stock: 6, ...body },
  });
const sellDigital = (body: Partial<ProductUpload> = {}) =>
  mara.client.call(api.createProduct, {
    body: { title: 'Forty glaze recipes', type: 'digital', price: 24.5, file: pdf(), ...body },
  });
const buy = ({ client }: Person, id: string, body: ProductPurchaseRequest = {}) =>
  client.call(api.buyProduct, { params: { id }, body });

async function addAddress({ client }: Person, city = 'Lisbon') {
  const body = { name: 'Noor Haddad', line1: 'Rua das Gaivotas 14', postalCode: '1200-202', city, countryCode: 'PT' };
  return (await client.call(api.createAddress, { body }))._id;
}

describe('products', () => {
  it('cannot be created without a stock if they are physical, or without a file if they are digital (rules M2, M10)', async () => {
    const image = new File([await makePhoto()], 'mug.jpg');
    const created = await sell({ image, alt: 'A mug.', description: ' By hand. ' });
    expect(created).toMatchObject({ stock: 6, isSoldOut: false, isOwn: true, description: 'By hand.', file: null });
    expect(created.image).toMatchObject({ alt: 'A mug.', url: expect.stringContaining('/display?') });
    expect(await sellDigital()).toMatchObject({ stock: null, file: { fileName: 'glaze-recipes.pdf', size: 14 } });
    // A digital product is never sold out.
    expect(await sellDigital({ stock: 0 })).toMatchObject({ stock: null, isSoldOut: false });
    const { client } = mara;
    const refused = await Promise.all(
      [
        client.call(api.createProduct, { body: { title: 'Mug', type: 'physical', price: 38 } }),
        client.call(api.createProduct, { body: { title: 'Recipes', type: 'digital', price: 38 } }),
        sell({ price: 3.333 }),
        sell({ file: pdf() }),
      ].map(codeOf),
    );
    expect(refused).toEqual(Array(4).fill('VALIDATION_FAILED'));
    expect(await codeOf(sellDigital({ file: new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.pdf') }))).toBe(
      'UNSUPPORTED_MEDIA_TYPE',
    );
  });

  it('can be filtered by performer, type and words, and sorted by price and likes', async () => {
    const [mug, recipes] = [await sell(), await sellDigital()];
    await noor.client.call(api.createReaction, {
      body: { action: 'like', objectType: 'product', objectId: mug._id },
    });
    const list = async (query: object) =>
      (await noor.client.call(api.listProducts, { query })).data.map(({ title }) => title);
    expect(await list({})).toEqual([recipes.title, mug.title]);
    expect(await list({ sortBy: 'price' })).toEqual([mug.title, recipes.title]);
    expect(await list({ sortBy: 'popular' })).toEqual([mug.title, recipes.title]);
    expect(await list({ type: 'digital' })).toEqual([recipes.title]);
    expect(await list({ q: 'glaze MUG' })).toEqual([mug.title]);
    expect(await list({ performerId: mara.id })).toHaveLength(2);
    const first = await noor.client.call(api.listProducts, { query: { limit: 1, sortBy: 'price' } });
    expect(await list({ limit: 1, sortBy: 'price', cursor: first.cursor })).toEqual([recipes.title]);
    expect((await noor.client.call(api.getProduct, { params: { id: mug._id } })).isLiked).toBe(true);
  });

  it('can be changed and deleted only by their performer, and release an image that is replaced', async () => {
    const image = () => makePhoto().then((photo) => new File([photo], 'mug.jpg'));
    const { _id: id } = await sell({ image: await image() });
    const change = (body: object, { client } = mara) => client.call(api.updateProduct, { params: { id }, body });
    expect(await change({ price: 42, image: await image() })).toMatchObject({ price: 42, title: 'River glaze mug' });
    const isUsedImage = and(eq(files.purpose, 'product-image'), isNotNull(files.attachedAt));
    expect(await engine.ports.database.db.$count(files, isUsedImage)).toBe(1);
    const tomas = await createPerformer(engine, 'tomas');
    expect(await codeOf(change({ price: 1 }, tomas))).toBe('FORBIDDEN');
    await mara.client.call(api.deleteProduct, { params: { id } });
    expect(await codeOf(noor.client.call(api.getProduct, { params: { id } }))).toBe('NOT_FOUND');
    expect((await mara.client.call(api.listMyProducts)).data).toEqual([]);
  });

  it('cannot be changed after their deletion: buyers get 403, and all others get 404 (rules A4, A5)', async () => {
    const { _id: id } = await sellDigital();
    const [tomas, wren] = [await createPerformer(engine, 'tomas'), await createPerformer(engine, 'wren')];
    await giveTokens(engine, tomas.id, 100_00);
    await buy(tomas, id);
    await mara.client.call(api.deleteProduct, { params: { id } });
    const codesOf = ({ client }: Person) =>
      Promise.all(
        [
          client.call(api.getMyProduct, { params: { id } }),
          client.call(api.updateProduct, { params: { id }, body: { price: 1 } }),
          client.call(api.deleteProduct, { params: { id } }),
        ].map(codeOf),
      );
    expect(await codesOf(tomas)).toEqual(Array(3).fill('FORBIDDEN'));
    expect(await codesOf(wren)).toEqual(Array(3).fill('NOT_FOUND'));
    expect(await codesOf(mara)).toEqual(Array(3).fill('NOT_FOUND'));
  });

  it('are deleted with downloads and likes if they were never bought, and otherwise keep their files (rules A4, M4)', async () => {
    const image = new File([await makePhoto()], 'recipes.jpg');
    const [unsold, sold] = [await sellDigital({ image }), await sellDigital({ image })];
    await giveTokens(engine, noor.id, 100_00);
    await buy(noor, sold._id);
    for (const { _id: objectId } of [unsold, sold])
      await noor.client.call(api.createReaction, { body: { action: 'like', objectType: 'product', objectId } });
    for (const { _id: id } of [unsold, sold]) await mara.client.call(api.deleteProduct, { params: { id } });
    await engine.settle();
    const { db } = engine.ports.database;
    expect((await db.select().from(products)).map(({ id }) => id)).toEqual([sold._id]);
    const remainingFiles = await db
      .select()
      .from(files)
      .where(and(like(files.purpose, 'product%'), isNotNull(files.attachedAt)));
    expect(remainingFiles).toHaveLength(2);
    expect((await noor.client.call(api.getPerformer, { params: { id: mara.id } })).totalLikes).toBe(0);
    expect((await noor.client.call(api.listOrders)).data).toMatchObject([
      { product: { title: 'Forty glaze recipes' } },
    ]);
    expect(await codeOf(mara.client.call(api.deleteProduct, { params: { id: sold._id } }))).toBe('NOT_FOUND');
  });

  it('can be bookmarked', async () => {
    const { _id: objectId } = await sell();
    await noor.client.call(api.createReaction, { body: { action: 'bookmark', objectType: 'product', objectId } });
    expect((await noor.client.call(api.listBookmarkedProducts)).data).toMatchObject([{ _id: objectId }]);
  });
});

describe('the purchase of a physical product', () => {
  it('reduces the stock, charges the buyer, and creates an order (rules M1, M5, M10)', async () => {
    const { _id: id } = await sell();
    await giveTokens(engine, noor.id, 180_00);
    const addressId = await addAddress(noor);
    const receipt = await buy(noor, id, { quantity: 2, addressId, note: ' A present. ', expectedPrice: 76 });
    expect(receipt).toMatchObject({
      balanceBefore: 180,
      balance: 104,
      charge: { type: 'product', amount: 76, objectId: id, orderId: receipt.order._id },
      order: {
        number: expect.stringMatching(/^FL-\d{5,}$/),
        status: 'paid',
        quantity: 2,
        amount: 76,
        earnedAmount: null,
        note: 'A present.',
        deliveryAddress: { city: 'Lisbon', countryCode: 'PT' },
        canUpdateAddress: true,
        isDownloadable: false,
      },
    });
    expect(await balanceOf(mara)).toBe(60.8);
    expect(await noor.client.call(api.getProduct, { params: { id } })).toMatchObject({ stock: 4, isBought: true });
    // A physical product can be bought again (rule M4).
    expect((await buy(noor, id, { addressId })).balance).toBe(66);
    const { data } = await noor.client.call(api.listPurchases);
    expect(data).toMatchObject([
      { type: 'product', isDownloadable: false },
      { type: 'product', isDownloadable: false, orderId: receipt.order._id },
    ]);
  });

  it('is refused without a delivery address of the buyer, or with a price other than the current price (rules M2, M10)', async () => {
    const { _id: id } = await sell();
    await giveTokens(engine, noor.id, 180_00);
    const stranger = await createFan(engine, 'ida');
    expect(await codeOf(buy(noor, id))).toBe('ADDRESS_REQUIRED');
    expect(await codeOf(buy(noor, id, { addressId: await addAddress(stranger) }))).toBe('VALIDATION_FAILED');
    const addressId = await addAddress(noor);
    expect(await codeOf(buy(noor, id, { addressId, expectedPrice: 30 }))).toBe('PRICE_CHANGED');
    expect(await codeOf(buy(noor, id, { addressId, quantity: 7 }))).toBe('OUT_OF_STOCK');
    expect(await codeOf(buy(noor, id, { addressId, quantity: 5 }))).toBe('INSUFFICIENT_BALANCE');
    expect(await codeOf(buy(mara, id, { addressId }))).toBe('OWN_ACCOUNT');
    expect((await mara.client.call(api.getProduct, { params: { id } })).stock).toBe(6);
    await mara.client.call(api.deleteProduct, { params: { id } });
    expect(await codeOf(buy(noor, id, { addressId }))).toBe('NOT_FOUND');
    expect([await engine.ports.database.db.$count(charges), await balanceOf(noor)]).toEqual([0, 180]);
  });

  it('succeeds for 10 of 100 concurrent buyers if the stock is 10, and does not charge the others (rules M1, M10)', {
    timeout: 120_000,
  }, async () => {
    const { _id: id } = await sell({ stock: 10 });
    const fans: (Person & { addressId: string })[] = [];
    for (let at = 0; at < 100; at += 1) {
      const fan = await createFan(engine, `fan.${at}`);
      await giveTokens(engine, fan.id, 1000_00);
      fans.push({ ...fan, addressId: await addAddress(fan) });
    }
    const codes = await Promise.all(fans.map((fan) => codeOf(buy(fan, id, { addressId: fan.addressId }))));
    const count = (code: string) => codes.filter((each) => each === code).length;
    expect([count('none'), count('OUT_OF_STOCK')]).toEqual([10, 90]);
    const { db } = engine.ports.database;
    const [row] = await db.select().from(products);
    expect([row?.stock, await db.$count(orders), await db.$count(charges)]).toEqual([0, 10, 10]);
    const balances = await Promise.all(fans.map(balanceOf));
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(100 * 1000 - 10 * 38);
    expect(await balanceOf(mara)).toBe(10 * 38 * 0.8);
  });

  it('is refused to blocked fans, even if they have bought the product before (rule A4)', async () => {
    const { _id: id } = await sell();
    await giveTokens(engine, noor.id, 180_00);
    const addressId = await addAddress(noor);
    await buy(noor, id, { addressId });
    await mara.client.call(api.blockUser, { body: { userId: noor.id } });
    expect(await codeOf(buy(noor, id, { addressId }))).toBe('NOT_FOUND');
    expect(await codeOf(noor.client.call(api.getProduct, { params: { id } }))).toBe('none');
  });
});

describe('a digital product', () => {
  const link = ({ client }: Person, id: string) => client.call(api.getProductDownloadLink, { params: { id } });

  it('is delivered immediately after the purchase, and can be bought only once (rules M4, M10)', async () => {
    const { _id: id } = await sellDigital();
    await giveTokens(engine, noor.id, 100_00);
    expect(await codeOf(link(noor, id))).toBe('NOT_ENTITLED');
    const { order, balance } = await buy(noor, id);
    expect(order).toMatchObject({ type: 'digital', status: 'delivered', isDownloadable: true, deliveryAddress: null });
    expect(balance).toBe(75.5);
    expect((await noor.client.call(api.listPurchases)).data).toMatchObject([{ objectId: id, isDownloadable: true }]);
    expect(await codeOf(buy(noor, id))).toBe('ALREADY_PURCHASED');
    expect(await codeOf(buy(noor, id, { quantity: 2 }))).toBe('VALIDATION_FAILED');
    expect(await balanceOf(noor)).toBe(75.5);
  });

  it('is charged once if one buyer sends 20 concurrent requests (rule M4)', async () => {
    const { _id: id } = await sellDigital();
    await giveTokens(engine, noor.id, 1000_00);
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(buy(noor, id))));
    expect(codes.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'ALREADY_PURCHASED'), 'none']);
    expect([await balanceOf(noor), await engine.ports.database.db.$count(orders)]).toEqual([975.5, 1]);
  });

  it('has a signed URL that serves an attachment for one hour (rules A3, F1, M10)', async () => {
    const { _id: id } = await sellDigital();
    await giveTokens(engine, noor.id, 100_00);
    await buy(noor, id);
    const { url, fileName, size, expiresAt } = await link(noor, id);
    expect([fileName, size]).toEqual(['glaze-recipes.pdf', 14]);
    const minutes = (Date.parse(expiresAt) - engine.clock.now().getTime()) / 60_000;
    expect(minutes).toBeGreaterThan(0);
    expect(minutes).toBeLessThanOrEqual(60);
    const get = (path: string) => engine.fetch(new Request(`http://localhost${path}`));
    const served = await get(url);
    expect(served.headers.get('content-disposition')).toContain('attachment; filename="glaze-recipes.pdf"');
    expect(await served.text()).toContain('%PDF');
    expect((await get(url.replace('/download?', '/display?'))).status).toBe(403);
    engine.clock.advance(61 * 60_000);
    expect((await get(url)).status).toBe(403);
    expect(await codeOf(link(mara, id))).toBe('none');
  });

  it('has no download link for fans who have not bought it, and is not found by blocked fans (rule A4)', async () => {
    const { _id: id } = await sellDigital();
    expect(await codeOf(link(noor, id))).toBe('NOT_ENTITLED');
    await mara.client.call(api.blockUser, { body: { userId: noor.id } });
    expect(await codeOf(link(noor, id))).toBe('NOT_FOUND');
  });

  it('can be downloaded until a takedown, even after it is deleted and the buyer is blocked (rules A4, R1)', async () => {
    const { _id: id } = await sellDigital();
    await giveTokens(engine, noor.id, 100_00);
    await buy(noor, id);
    await mara.client.call(api.deleteProduct, { params: { id } });
    await mara.client.call(api.blockUser, { body: { userId: noor.id } });
    const isDownloadable = async () => (await noor.client.call(api.listPurchases)).data[0]?.isDownloadable;
    expect([await codeOf(link(noor, id)), await isDownloadable()]).toEqual(['none', true]);
    const ida = await createFan(engine, 'ida');
    expect(await codeOf(link(ida, id))).toBe('NOT_FOUND');
    expect(await codeOf(link(mara, id))).toBe('NOT_FOUND');
    await engine.ports.database.db.update(products).set({ hiddenAt: engine.clock.now() });
    expect([await codeOf(link(noor, id)), await isDownloadable()]).toEqual(['NOT_FOUND', false]);
  });
});
