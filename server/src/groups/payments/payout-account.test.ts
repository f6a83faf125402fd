import { api } from '@fanlight/sdk';
import type { StripeAccountStatus } from '@fanlight/sdk/models';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { payoutAccounts } from '../../db/schema/index.ts';
import { codeOf, listPayoutsToReview, type Person, preparePayout, type TestEngine } from '../../testing/index.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { readPayoutAccounts } from '../performers/index.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
});

afterEach(() => stopCleanly(engine));

const connect = (countryCode = 'PT') => mara.client.call(api.createStripeAccount, { body: { countryCode } });
const complete = (status: StripeAccountStatus) => mara.client.call(api.completeSandboxOnboarding, { body: { status } });
const choose = (payoutMethod: 'bank-transfer' | 'stripe') =>
  mara.client.call(api.updatePaymentGatewaySettings, { body: { payoutMethod } });
const settings = async () => (await mara.client.call(api.getMyPerformer)).paymentGatewaySettings;
const request = (amount: number) => mara.client.call(api.createPayoutRequest, { body: { amount } });

describe('the account for payouts in the sandbox (rule M9)', () => {
  it('is connected once, and returns an onboarding URL until there is nothing to fill in', async () => {
    expect(await settings()).toMatchObject({ isStripeConnected: false, stripeAccount: null, destination: null });
    const first = await connect();
    expect(first).toMatchObject({ status: 'incomplete', isReady: false, countryCode: 'PT' });
    expect(first.onboardingUrl).toMatch(/\/creator\/account\?dialog=onboarding$/);
    expect(await connect('ES')).toMatchObject({ accountId: first.accountId, countryCode: 'PT' });
    for (const status of ['pending', 'restricted', 'rejected', 'ready'] as const) {
      await complete(status);
      const { onboardingUrl, ...account } = await connect();
      expect(account).toMatchObject({ accountId: first.accountId, status, isReady: status === 'ready' });
      expect(onboardingUrl !== null).toBe(status === 'restricted');
      expect(await settings()).toMatchObject({ stripeAccount: { status }, canReceivePayouts: status === 'ready' });
    }
  });

  it('is stored encrypted, and only its last characters are shown in the profile', async () => {
    const { accountId } = await connect();
    const [row] = await engine.ports.database.db.select().from(payoutAccounts);
    expect(row?.accountId).not.toContain(accountId.slice(0, 20));
    expect(await engine.ports.cipher.decrypt(row?.accountId ?? '')).toBe(accountId);
    const shown = await settings();
    expect(JSON.stringify(shown)).not.toContain(accountId);
    expect(shown?.stripeAccount?.accountEnd).toBe(accountId.slice(-4));
  });

  it('is created once for concurrent duplicates', async () => {
    const accounts = await Promise.all(Array.from({ length: 5 }, () => connect()));
    expect(new Set(accounts.map(({ accountId }) => accountId)).size).toBe(1);
  });

  it('is read with the bank account and the chosen method by one query', async () => {
    await connect();
    await preparePayout(engine, mara, 0);
    const { db } = engine.ports.database;
    const select = vi.spyOn(db, 'select');
    expect(await readPayoutAccounts(db, mara.id)).toMatchObject({
      ...{ chosen: null, isApproved: true },
      ...{ bankAccount: { countryCode: 'PT' }, gatewayAccount: { status: 'incomplete' } },
    });
    expect(select).toHaveBeenCalledOnce();
    select.mockRestore();
  });

  it('is refused for an unknown country, for fans, and without onboarding in progress', async () => {
    expect(await codeOf(connect('ZZ'))).toBe('VALIDATION_FAILED');
    expect(await codeOf(noor.client.call(api.createStripeAccount, { body: { countryCode: 'PT' } }))).toBe('FORBIDDEN');
    expect(await codeOf(complete('ready'))).toBe('NOT_FOUND');
  });
});

describe('the method of payouts', () => {
  it('can be chosen only if it has a destination that can receive payouts', async () => {
    expect(await codeOf(choose('stripe'))).toBe('STATUS_CONFLICT');
    expect(await codeOf(choose('bank-transfer'))).toBe('STATUS_CONFLICT');
    await connect();
    await complete('pending');
    expect(await codeOf(choose('stripe'))).toBe('STATUS_CONFLICT');
    await complete('ready');
    expect(await choose('stripe')).toMatchObject({ payoutMethod: 'stripe', canReceivePayouts: true });
  });

  it('is Stripe without a choice if there is no bank account', async () => {
    await connect();
    await complete('ready');
    expect(await settings()).toMatchObject({ payoutMethod: 'stripe', isBankAccountNamed: false });
    await preparePayout(engine, mara, 0);
    expect(await settings()).toMatchObject({ payoutMethod: 'bank-transfer', isBankAccountNamed: true });
  });

  it('decides where a request without a method goes, and keeps that account in the request', async () => {
    await preparePayout(engine, mara, 200_00);
    const { accountId } = await connect();
    await complete('ready');
    await choose('stripe');
    const payout = await request(60);
    expect(payout).toMatchObject({ method: 'stripe', destination: `Stripe, •••• ${accountId.slice(-4)}` });
    const [open] = await listPayoutsToReview(engine);
    expect(open).toMatchObject({ method: 'stripe', stripeAccountId: accountId, bankAccount: null });
    const params = { id: payout._id };
    await mara.client.call(api.updatePayoutRequest, { params, body: { method: 'bank-transfer' } });
    const [changed] = await listPayoutsToReview(engine);
    expect(changed).toMatchObject({ method: 'bank-transfer', stripeAccountId: null });
    expect(changed?.bankAccount?.accountNumber).toMatch(/^PT50/);
  });

  it('receives no payout while Stripe restricts the account', async () => {
    await preparePayout(engine, mara, 200_00);
    await connect();
    await complete('ready');
    await choose('stripe');
    await complete('restricted');
    expect(await settings()).toMatchObject({ payoutMethod: 'stripe', canReceivePayouts: false, destination: null });
    expect(await codeOf(request(60))).toBe('PROVIDER_NOT_CONFIGURED');
    expect(await mara.client.call(api.calculatePayout, { body: {} })).toMatchObject({ obstacle: 'no-destination' });
  });
});
