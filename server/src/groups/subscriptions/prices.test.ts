import { api, login } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeSetting, codeOf, giveTokens, type Person, password, type TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
const day = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
  await login(mara.client, { credentials: 'mara.clay', password, remember: true });
  await login(noor.client, { credentials: 'noor', password, remember: true });
  await mara.client.call(api.updateMyPerformer, { body: { monthlyPrice: 9.95, yearlyPrice: 99 } });
});

afterEach(() => stopCleanly(engine));

const balanceOf = async ({ client }: Person) => (await client.call(api.getMe)).balance;
const listSubscriptions = async ({ client }: Person) => (await client.call(api.listSubscriptions)).data;
const subscribe = ({ client }: Person) =>
  client.call(api.subscribePerformer, { body: { performerId: mara.id, source: 'wallet' } });

async function setPrice(monthlyPrice: number | null) {
  await mara.client.call(api.updateMyPerformer, { body: { monthlyPrice } });
  await engine.settle();
}

/** Returns the mails to a user, oldest first. */
const mailsTo = async ({ client }: Person) => (await client.call(api.listDevelopmentMails)).data.reverse();
const subjectsTo = async (person: Person) => (await mailsTo(person)).map(({ subject }) => subject);

/** Advances the clock by one day at a time, and runs the due jobs on each day, as the host's timer does. */
async function pass(days: number) {
  for (let passed = 0; passed < days; passed += 1) {
    engine.clock.advance(day);
    await engine.runDue();
  }
  await engine.settle();
}

describe('a new price (rule M7)', () => {
  const consent = ({ client }: Person, id: string, price: number) =>
    client.call(api.consentToSubscriptionPrice, { params: { id }, body: { price } });

  it('applies from the first renewal after 30 days if the price rises and the subscriber has consented', async () => {
    await giveTokens(engine, noor.id, 100_00);
    const { subscription } = await subscribe(noor);
    expect(await codeOf(consent(noor, subscription._id, 9.95))).toBe('STATUS_CONFLICT');
    await pass(10);
    await setPrice(12.95);
    expect(await listSubscriptions(noor)).toMatchObject([
      { price: 9.95, newPrice: 12.95, newPriceAt: '2026-07-21T12:00:00.000Z', hasConsented: false },
    ]);
    expect(await codeOf(consent(mara, subscription._id, 12.95))).toBe('FORBIDDEN');
    expect(await codeOf(consent(noor, subscription._id, 11))).toBe('PRICE_CHANGED');
    expect(await consent(noor, subscription._id, 12.95)).toMatchObject({ hasConsented: true, price: 9.95 });
    await pass(21);
    expect(await balanceOf(noor)).toBe(80.1);
    await pass(30);
    expect(await balanceOf(noor)).toBe(67.15);
    expect(await listSubscriptions(noor)).toMatchObject([
      { status: 'active', price: 12.95, newPrice: null, newPriceAt: null },
    ]);
  });

  it('ends the subscription at the first renewal after 30 days if the price rises and the subscriber has not consented', async () => {
    await giveTokens(engine, noor.id, 100_00);
    await subscribe(noor);
    await setPrice(12.95);
    await pass(70);
    expect(await listSubscriptions(noor)).toMatchObject([{ status: 'ended', endedAt: '2026-06-21T12:00:00.000Z' }]);
    expect(await balanceOf(noor)).toBe(90.05);
  });

  it('ends the subscription on the profile and in the list, unless the subscriber consents or it applies later', async () => {
    const isRenewing = async () => {
      const { isRenewing: inProfile } = await noor.client.call(api.getPerformer, { params: { id: mara.id } });
      const [listed] = await listSubscriptions(noor);
      expect(listed).toMatchObject({ isRenewing: inProfile, renewsAt: inProfile ? listed?.paidThroughAt : null });
      return inProfile;
    };
    await giveTokens(engine, noor.id, 100_00);
    const { subscription } = await subscribe(noor);
    await pass(10);
    await setPrice(12.95);
    // The next renewal is less than 30 days away, so it still has the old price.
    expect(await isRenewing()).toBe(true);
    await pass(21);
    expect(await isRenewing()).toBe(false);
    await consent(noor, subscription._id, 12.95);
    expect(await isRenewing()).toBe(true);
    await setPrice(null);
    expect(await isRenewing()).toBe(false);
  });

  it('applies immediately if the price falls, and cancels an announced higher price', async () => {
    await giveTokens(engine, noor.id, 100_00);
    await subscribe(noor);
    await setPrice(12.95);
    await setPrice(7.95);
    expect(await listSubscriptions(noor)).toMatchObject([{ price: 7.95, newPrice: null }]);
    await pass(31);
    expect(await balanceOf(noor)).toBe(82.1);
  });
});

describe('the server, when a performer changes a price (rule M7),', () => {
  beforeEach(async () => {
    await giveTokens(engine, noor.id, 100_00);
    await subscribe(noor);
    await engine.settle();
  });

  it('notifies subscribers if the performer withdraws an announced higher price', async () => {
    await setPrice(12.95);
    const before = (await mailsTo(noor)).length;
    await setPrice(9.95);
    const [mail, ...more] = (await mailsTo(noor)).slice(before);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'No new price for mara.clay' });
    expect(mail?.text).toContain('The new price of $12.95 no longer applies');
    expect(mail?.text).toContain('costs $9.95');
    expect(await listSubscriptions(noor)).toMatchObject([{ price: 9.95, newPrice: null, newPriceAt: null }]);
  });

  it('writes the prices in its mails in the currency of the platform', async () => {
    await changeSetting(engine, 'primaryCurrency', 'EUR');
    await setPrice(12.95);
    expect((await mailsTo(noor)).at(-1)?.text).toContain('€12.95');
  });

  it('sends each notice once, and a notice of a lower price only to subscribers who had a notice of a higher price', async () => {
    const before = await subjectsTo(noor);
    await setPrice(7.95);
    await setPrice(7.95);
    expect(await subjectsTo(noor)).toEqual(before);
    await setPrice(12.95);
    await setPrice(7.95);
    await setPrice(7.95);
    expect((await subjectsTo(noor)).slice(before.length)).toEqual([
      'A new price for mara.clay',
      'No new price for mara.clay',
    ]);
  });

  it('notifies subscribers once if the performer stops offering subscriptions, and ends them with the paid period', async () => {
    const before = await subjectsTo(noor);
    await setPrice(null);
    await setPrice(null);
    expect(await listSubscriptions(noor)).toMatchObject([
      { status: 'active', isRenewing: false, renewsAt: null, paidThroughAt: '2026-06-21T12:00:00.000Z' },
    ]);
    const [mail, ...more] = (await mailsTo(noor)).slice(before.length);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Your subscription to mara.clay will end' });
    expect(mail?.text).toContain('June 21, 2026');
    await pass(31);
    expect(await listSubscriptions(noor)).toMatchObject([{ status: 'ended' }]);
    expect(await balanceOf(noor)).toBe(90.05);
  });

  it('sends one mail to a subscriber if the performer announces a higher price and then stops offering subscriptions', async () => {
    await setPrice(12.95);
    const before = (await subjectsTo(noor)).length;
    await setPrice(null);
    expect((await subjectsTo(noor)).slice(before)).toEqual(['Your subscription to mara.clay will end']);
    expect(await listSubscriptions(noor)).toMatchObject([{ newPrice: null, newPriceAt: null, isRenewing: false }]);
  });

  it('notifies subscribers if the performer offers subscriptions again, and renews their subscriptions', async () => {
    await setPrice(null);
    const before = (await subjectsTo(noor)).length;
    await setPrice(9.95);
    expect((await subjectsTo(noor)).slice(before)).toEqual(['Your subscription to mara.clay goes on']);
    expect(await listSubscriptions(noor)).toMatchObject([{ isRenewing: true, renewsAt: '2026-06-21T12:00:00.000Z' }]);
    await pass(31);
    expect(await balanceOf(noor)).toBe(80.1);
  });

  it('keeps the old price at first if the performer offers subscriptions again at a higher price', async () => {
    await setPrice(null);
    const before = (await subjectsTo(noor)).length;
    await setPrice(12.95);
    const mails = (await mailsTo(noor)).slice(before);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your subscription to mara.clay goes on',
      'A new price for mara.clay',
    ]);
    expect(mails[0]?.text).toContain('9.95');
    expect(await listSubscriptions(noor)).toMatchObject([{ price: 9.95, newPrice: 12.95, isRenewing: false }]);
  });

  it('notifies Spanish-speaking subscribers in Spanish', async () => {
    await noor.client.call(api.updateMe, { body: { locale: 'es-ES' } });
    const before = (await subjectsTo(noor)).length;
    for (const price of [12.95, 9.95, null, 9.95]) await setPrice(price);
    expect((await subjectsTo(noor)).slice(before)).toEqual([
      'Un precio nuevo para mara.clay',
      'No hay precio nuevo para mara.clay',
      'Tu suscripción a mara.clay va a terminar',
      'Tu suscripción a mara.clay continúa',
    ]);
  });

  it('sends no notice to a fan who has cancelled, and lets the fan resume once the performer offers subscriptions again', async () => {
    const [subscription] = await listSubscriptions(noor);
    await setPrice(null);
    const params = { provider: 'wallet' as const, id: subscription?._id ?? '' };
    await noor.client.call(api.cancelSubscription, { params, body: {} });
    const before = (await subjectsTo(noor)).length;
    await setPrice(9.95);
    expect((await subjectsTo(noor)).slice(before)).toEqual([]);
    await subscribe(noor);
    expect(await listSubscriptions(noor)).toMatchObject([{ status: 'active', isRenewing: true }]);
  });
});
