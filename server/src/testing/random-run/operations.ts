import type { Client } from '@fanlight/sdk';
import { api } from '@fanlight/sdk';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { payoutRequests, subscriptions } from '../../db/schema/index.ts';
import { decidePayout } from '../reviews.ts';
import { endDispute, openDispute, refund } from './gateway.ts';
import { type CardKind, type Item, type Member, publishItem, type Scene } from './scene.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** An operation of the random run, and how often it is picked. */
export interface Operation {
  name: string;
  weight: number;
  run: (scene: Scene) => Promise<unknown>;
}

const pickMember = ({ random, members }: Scene): Member => random.pick(members) as Member;
const pickPerformer = ({ random, performers }: Scene): Member => random.pick(performers) as Member;

const pickCard = ({ random }: Scene, { cards }: Member): string => {
  const kinds: { kind: CardKind; weight: number }[] = [
    { kind: 'good', weight: 78 },
    { kind: 'disputed', weight: 4 },
    { kind: 'authenticated', weight: 10 },
    { kind: 'declined', weight: 8 },
  ];
  return cards[random.pickByWeight(kinds).kind];
};

const pickCoupon = ({ random, couponCodes }: Scene) => (random.chance(0.2) ? random.pick(couponCodes) : undefined);

/** Returns an amount of the API with two decimals. */
const pickAmount = ({ random }: Scene, low: number, high: number) => random.int(low * 100, high * 100) / 100;

/** Approves or rejects the authentication that a payment waits for, or leaves it waiting. */
async function authenticate({ random }: Scene, client: Client, payment: { _id: string; status: string } | null) {
  if (payment?.status !== 'requires-authentication' || random.chance(0.2)) return;
  const isApproved = random.chance(0.7);
  await client.call(api.authenticateSandboxPayment, { params: { id: payment._id }, body: { isApproved } });
}

async function topUp(scene: Scene): Promise<void> {
  const { random, members, performers } = scene;
  // Performers mostly spend their earnings, so that a claim on these earnings becomes a debt.
  const fans = members.filter((each) => !performers.includes(each));
  const member = random.chance(0.9) ? (random.pick(fans) as Member) : pickPerformer(scene);
  const offer = random.chance(0.25) ? random.pick(scene.packageIds) : undefined;
  const couponCode = pickCoupon(scene);
  const body = {
    amount: offer?.price ?? pickAmount(scene, 3, 150),
    paymentMethodId: pickCard(scene, member),
    ...(offer && { packageId: offer.id }),
    ...(couponCode && { couponCode }),
  };
  const { payment } = await member.client.call(api.topUpWallet, { body });
  await authenticate(scene, member.client, payment);
}

/** Tips with all that a performer has, so that nothing is left for a claim on the performer's earnings. */
async function tipAll(scene: Scene): Promise<void> {
  const { client } = pickPerformer(scene);
  const { balance } = await client.call(api.getWallet);
  if (balance < 10) return;
  await client.call(api.tipPerformer, { params: { id: pickPerformer(scene).id }, body: { amount: balance } });
}

const tip = (scene: Scene) => {
  const { client } = pickMember(scene);
  return client.call(api.tipPerformer, {
    params: { id: pickPerformer(scene).id },
    body: { amount: pickAmount(scene, 10, scene.random.chance(0.1) ? 200 : 40) },
  });
};

/** Buys an item of these kinds, most often a recent one. */
const buy = (kinds: Item['kind'][]) => async (scene: Scene) => {
  const { random } = scene;
  const offered = scene.items.filter(({ kind }) => kinds.includes(kind));
  const item = random.pick(random.chance(0.7) ? offered.slice(-15) : offered);
  if (!item) return;
  const { client, addressId } = pickMember(scene);
  const params = { id: item.id };
  if (item.kind === 'feed') await client.call(api.buyFeed, { params, body: {} });
  else if (item.kind === 'gallery') await client.call(api.buyGallery, { params, body: {} });
  else if (item.kind === 'video') await client.call(api.buyVideo, { params, body: {} });
  else {
    const physical = { quantity: random.int(1, 3), addressId };
    await client.call(api.buyProduct, { params, body: item.kind === 'physical' ? physical : {} });
  }
};

const publish = (scene: Scene) => {
  const kinds: { kind: Item['kind']; weight: number }[] = [
    { kind: 'feed', weight: 5 },
    { kind: 'gallery', weight: 1 },
    { kind: 'video', weight: 2 },
    { kind: 'physical', weight: 1 },
    { kind: 'digital', weight: 1 },
  ];
  return publishItem(scene, pickPerformer(scene), scene.random.pickByWeight(kinds).kind);
};

const subscribe = (source: 'wallet' | 'card') => async (scene: Scene) => {
  const { random } = scene;
  const member = pickMember(scene);
  const couponCode = pickCoupon(scene);
  const body = {
    performerId: pickPerformer(scene).id,
    type: random.chance(0.8) ? ('monthly' as const) : ('yearly' as const),
    source,
    ...(source === 'card' && { paymentMethodId: pickCard(scene, member) }),
    ...(couponCode && { couponCode }),
  };
  const { payment } = await member.client.call(api.subscribePerformer, { body });
  await authenticate(scene, member.client, payment);
};

async function cancelSubscription(scene: Scene): Promise<void> {
  const { engine, random } = scene;
  const { id: userId, client } = pickMember(scene);
  const isRunning = and(eq(subscriptions.userId, userId), ne(subscriptions.status, 'ended'));
  const rows = await engine.ports.database.db.select().from(subscriptions).where(isRunning).orderBy(subscriptions.id);
  const row = random.pick(rows);
  if (!row) return;
  await client.call(api.cancelSubscription, { params: { provider: row.provider, id: row.id }, body: {} });
}

const changePrices = (scene: Scene) =>
  pickPerformer(scene).client.call(api.updateMyPerformer, {
    body: { monthlyPrice: pickAmount(scene, 5, 15), yearlyPrice: pickAmount(scene, 60, 120) },
  });

async function requestPayout(scene: Scene): Promise<void> {
  const { client } = pickPerformer(scene);
  const { payableEarnings } = await client.call(api.getWallet);
  if (payableEarnings < 50) return;
  const amount = scene.random.chance(0.3) ? payableEarnings : pickAmount(scene, 50, Math.floor(payableEarnings));
  await client.call(api.createPayoutRequest, { body: { amount } });
}

async function changePayout(scene: Scene): Promise<void> {
  const { client } = pickPerformer(scene);
  const { payoutRequest } = await client.call(api.checkPendingPayoutRequest);
  if (!payoutRequest) return;
  const { payableEarnings } = await client.call(api.getWallet);
  const amount = pickAmount(scene, 50, Math.floor(payoutRequest.amount + payableEarnings));
  await client.call(api.updatePayoutRequest, { params: { id: payoutRequest._id }, body: { amount } });
}

async function reviewPayout({ engine, random }: Scene): Promise<void> {
  const isOpen = inArray(payoutRequests.status, ['pending', 'approved']);
  const rows = await engine.ports.database.db.select().from(payoutRequests).where(isOpen).orderBy(payoutRequests.id);
  const row = random.pick(rows);
  if (!row) return;
  const isGranted = random.chance(0.65);
  const reason = 'The bank does not know this account.';
  const refusal = { status: row.status === 'pending' ? ('rejected' as const) : ('failed' as const), reason };
  const grant = { status: row.status === 'pending' ? ('approved' as const) : ('paid' as const) };
  await decidePayout(engine, row.id, isGranted ? grant : refusal);
}

/** Moves the time by up to a day, and renews what is due then. */
async function passTime({ engine, random }: Scene): Promise<void> {
  engine.clock.advance(random.int(dayMs / 4, dayMs));
  await engine.runDue();
}

/** All operations that move money, those that precede them, and the passing of time. */
export const operations: Operation[] = [
  { name: 'top up', weight: 16, run: topUp },
  { name: 'tip', weight: 20, run: tip },
  { name: 'tip with all', weight: 2, run: tipAll },
  { name: 'publish', weight: 4, run: publish },
  { name: 'buy a post', weight: 10, run: buy(['feed']) },
  { name: 'buy a gallery', weight: 3, run: buy(['gallery']) },
  { name: 'buy a video', weight: 4, run: buy(['video']) },
  { name: 'buy a product', weight: 5, run: buy(['physical', 'digital']) },
  { name: 'subscribe by wallet', weight: 4, run: subscribe('wallet') },
  { name: 'subscribe by card', weight: 5, run: subscribe('card') },
  { name: 'cancel a subscription', weight: 3, run: cancelSubscription },
  { name: 'change prices', weight: 0.5, run: changePrices },
  { name: 'refund', weight: 4, run: refund },
  { name: 'open a dispute', weight: 5, run: openDispute },
  { name: 'end a dispute', weight: 5, run: endDispute },
  { name: 'request a payout', weight: 4, run: requestPayout },
  { name: 'change a payout', weight: 3, run: changePayout },
  { name: 'decide a payout', weight: 4, run: reviewPayout },
  { name: 'pass time', weight: 2, run: passTime },
];
