import { api } from '@fanlight/sdk';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  createFan,
  createPerformer,
  createTestEngine,
  giveTokens,
  type Person,
  type TestEngine,
} from '../../testing/index.ts';
import { publishPost } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
let ida: Person;

beforeAll(async () => {
  engine = await createTestEngine();
});

afterAll(() => stopCleanly(engine));

let round = 0;
beforeEach(async () => {
  round += 1;
  mara = await createPerformer(engine, `mara.${round}`);
  noor = await createFan(engine, `noor.${round}`);
  ida = await createFan(engine, `ida.${round}`);
  await mara.client.call(api.updateMyPerformer, { body: { monthlyPrice: 9.95 } });
  await mute(true);
});

const mute = (isMuted: boolean, { client } = mara, { id } = noor) =>
  client.call(api.updateFan, { params: { id }, body: { isMuted } });
const comment = ({ client }: Person, objectId: string, content: string, parentId?: string) =>
  client.call(api.createComment, { body: { objectType: 'feed', objectId, content, ...(parentId && { parentId }) } });
const typesFor = async ({ client }: Person) => {
  await engine.settle();
  return (await client.call(api.listNotifications)).data.map(({ type, actor }) => `${type} ${actor?.username}`);
};

/** Does everything that notifies a performer. */
async function engage(person: Person, objectId: string, soldId: string) {
  const { client } = person;
  await giveTokens(engine, person.id, 100_00);
  await client.call(api.buyFeed, { params: { id: soldId }, body: {} });
  await client.call(api.followPerformer, { params: { id: mara.id } });
  await client.call(api.createReaction, { body: { action: 'like', objectType: 'feed', objectId } });
  await comment(person, objectId, `Lovely, @mara.${round}.`);
  await client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount: 10 } });
  await client.call(api.subscribePerformer, { body: { performerId: mara.id, source: 'wallet' } });
}

it('a muted fan causes no notifications for the performer (rule N1)', async () => {
  const feedId = await publishPost(mara);
  const soldId = await publishPost(mara, { audience: 'subscribers', price: 5 });
  await engage(noor, feedId, soldId);
  expect(await typesFor(mara)).toEqual([]);
  await engage(ida, feedId, soldId);
  const types = ['comment', 'follow', 'reaction', 'sale', 'subscription', 'tip'];
  expect((await typesFor(mara)).toSorted()).toEqual(types.map((type) => `${type} ida.${round}`));
});

it('a muted fan is not added to the notification of other likes', async () => {
  const feedId = await publishPost(mara);
  const like = ({ client }: Person) =>
    client.call(api.createReaction, { body: { action: 'like', objectType: 'feed', objectId: feedId } });
  await like(ida);
  await typesFor(mara);
  await like(noor);
  await engine.settle();
  const { data } = await mara.client.call(api.listNotifications);
  expect(data).toMatchObject([{ type: 'reaction', totalActors: 1, actor: { username: `ida.${round}` } }]);
});

it('a muted fan still notifies other users, and notifies the performer again when the mute ends', async () => {
  const feedId = await publishPost(mara);
  const { _id: parentId } = await comment(ida, feedId, 'Lovely.');
  await typesFor(mara);
  await comment(noor, feedId, 'Indeed.', parentId);
  expect(await typesFor(ida)).toEqual([`reply noor.${round}`]);
  expect(await typesFor(mara)).toEqual([`comment ida.${round}`]);
  await mute(false);
  await comment(noor, feedId, 'Again.');
  expect(await typesFor(mara)).toEqual([`comment noor.${round}`, `comment ida.${round}`]);
});

it('a performer who has muted a seller as a fan is still notified of an order from this seller', async () => {
  const ines = await createPerformer(engine, `ines.${round}`);
  await mute(true, mara, ines);
  await giveTokens(engine, mara.id, 100_00);
  const address = { name: 'Mara', line1: 'Rua do Sol 4', postalCode: '1200-001', city: 'Lisbon', countryCode: 'PT' };
  const { _id: addressId } = await mara.client.call(api.createAddress, { body: address });
  const product = { title: 'Poster', type: 'physical', price: 7, stock: 3 } as const;
  const { _id: productId } = await ines.client.call(api.createProduct, { body: product });
  const { order } = await mara.client.call(api.buyProduct, { params: { id: productId }, body: { addressId } });
  await ines.client.call(api.updateOrder, { params: { id: order._id }, body: { status: 'shipped' } });
  expect(await typesFor(mara)).toEqual([`order ines.${round}`]);
});
