import { api } from '@fanlight/sdk';
import type { PayoutRequestCreateRequest } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bankAccounts, payoutRequests, performers } from '../../db/schema/index.ts';
import {
  changeSetting,
  codeOf,
  createPerformer,
  decidePayout,
  givePayableEarnings,
  listPayoutsToReview,
  operatorOf,
  type Person,
  password,
  preparePayout,
  type TestEngine,
  testIban,
} from '../../testing/index.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople({ tokens: 500_00 }));
});

afterEach(() => stopCleanly(engine));

const request = (body: Partial<PayoutRequestCreateRequest> = {}, { client } = mara, key?: string) =>
  client.call(api.createPayoutRequest, {
    body: { amount: 120, ...body },
    ...(key && { idempotencyKey: key }),
  });
const update = (id: string, body: object, { client } = mara) =>
  client.call(api.updatePayoutRequest, { params: { id }, body });
const read = (id: string, { client } = mara) => client.call(api.getPayoutRequest, { params: { id } });
const calculate = (body: { amount?: number; method?: 'bank-transfer' | 'stripe' } = {}, { client } = mara) =>
  client.call(api.calculatePayout, { body });
const wallet = ({ client } = mara) => client.call(api.getWallet);
const listMine = (query = {}, { client } = mara) => client.call(api.listUserPayoutRequests, { query });
const notifications = async ({ client } = mara) =>
  (await client.call(api.listNotifications)).data.filter(({ type }) => type === 'payout');

describe('a payout request (rule M9)', () => {
  beforeEach(() => preparePayout(engine, mara, 312_50));

  it('holds its amount, which can neither be spent nor be requested again', async () => {
    const payout = await request({ note: 'For the new kiln shelves.' });
    expect(payout).toMatchObject({
      ...{ number: 'PO-2001', status: 'pending', amount: 120, currency: 'USD', canUpdate: true },
      ...{ method: 'bank-transfer', destination: 'Banco do Rio, •••• 0154', note: 'For the new kiln shelves.' },
    });
    expect(await wallet()).toMatchObject({ balance: 192.5, payableEarnings: 192.5, payoutEarnings: 120 });
    expect(await codeOf(request({ amount: 50 }))).toBe('PAYOUT_PENDING');
    expect(await mara.client.call(api.checkPendingPayoutRequest)).toMatchObject({
      isPending: true,
      payoutRequest: { _id: payout._id },
    });
    expect((await listMine()).data).toMatchObject([{ _id: payout._id }]);
    expect((await mara.client.call(api.listPayoutRequests, { query: { status: 'paid' } })).data).toEqual([]);
  });

  it('is created only once by two concurrent calls', async () => {
    const codes = await Promise.all([codeOf(request()), codeOf(request())]);
    expect(codes.toSorted()).toEqual(['PAYOUT_PENDING', 'none']);
    expect(await wallet()).toMatchObject({ payoutEarnings: 120 });
  });

  it('is created once for each Idempotency-Key (rule W4)', async () => {
    const key = 'payout-of-november';
    const [first, second] = await Promise.all([request({}, mara, key), request({}, mara, key)]);
    expect(second).toEqual(first);
    expect(await request({}, mara, key)).toEqual(first);
    expect(await codeOf(request({ amount: 130 }, mara, key))).toBe('IDEMPOTENCY_CONFLICT');
    expect(await wallet()).toMatchObject({ payoutEarnings: 120 });
  });

  it('has at least the minimum of the settings (rule M2), and at most the payable earnings (rule M3)', async () => {
    expect(await codeOf(request({ amount: 49.99 }))).toBe('AMOUNT_OUT_OF_RANGE');
    expect(await codeOf(request({ amount: 312.51 }))).toBe('INSUFFICIENT_BALANCE');
    // A tip of today is held for seven days.
    await noor.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount: 100 } });
    expect(await calculate()).toMatchObject({ amount: 312.5, heldEarnings: 80, payableEarnings: 312.5 });
    expect(await codeOf(request({ amount: 312.51 }))).toBe('INSUFFICIENT_BALANCE');
    await changeSetting(engine, 'minimumPayoutAmount', 400);
    expect(await codeOf(request({ amount: 312.5 }))).toBe('AMOUNT_OUT_OF_RANGE');
    await changeSetting(engine, 'minimumPayoutAmount', 50);
    expect(await codeOf(request({ amount: 312.5 }))).toBe('none');
    expect(await wallet()).toMatchObject({ balance: 80, payableEarnings: 0, heldEarnings: 80 });
  });

  it('can be changed while it is pending, which changes the hold', async () => {
    const { _id } = await request();
    expect(await update(_id, { amount: 90, note: 'Less.' })).toMatchObject({ amount: 90, note: 'Less.' });
    expect(await wallet()).toMatchObject({ payableEarnings: 222.5, payoutEarnings: 90 });
    expect(await update(_id, { amount: 312.5, note: null })).toMatchObject({ amount: 312.5, note: null });
    expect(await codeOf(update(_id, { amount: 312.51 }))).toBe('INSUFFICIENT_BALANCE');
    expect(await codeOf(update(_id, { amount: 10 }))).toBe('AMOUNT_OUT_OF_RANGE');
    expect(await codeOf(update(_id, { method: 'stripe' }))).toBe('PROVIDER_NOT_CONFIGURED');
    expect(await wallet()).toMatchObject({ payableEarnings: 0, payoutEarnings: 312.5 });
    await decidePayout(engine, _id, { status: 'approved' });
    expect(await codeOf(update(_id, { amount: 60 }))).toBe('STATUS_CONFLICT');
  });

  it('keeps its destination when the bank account changes', async () => {
    await request();
    await mara.client.call(api.updateBankingSettings, {
      body: {
        ...{ accountHolder: 'Mara Quill', bankName: 'Harbour Savings', countryCode: 'US', currency: 'USD' },
        ...{ accountNumber: '000123456789', bankCode: '021000021' },
      },
    });
    const [open] = await listPayoutsToReview(engine);
    expect(open).toMatchObject({ number: 'PO-2001', amount: 120, bankAccount: { accountNumber: testIban } });
  });

  it('is approved and paid, and its amount then leaves the platform', async () => {
    const { _id } = await request();
    expect(await codeOf(decidePayout(engine, _id, { status: 'paid' }))).toBe('STATUS_CONFLICT');
    await decidePayout(engine, _id, { status: 'approved' });
    expect(await read(_id)).toMatchObject({ status: 'approved', canUpdate: false, closedAt: null });
    // Only a pending request blocks another one.
    const second = await request({ amount: 60 });
    await decidePayout(engine, _id, { status: 'paid' });
    const [row] = await engine.ports.database.db.select().from(payoutRequests).where(eq(payoutRequests.id, _id));
    expect(row?.decidedBy).toBe((await operatorOf(engine)).id);
    const paid = await read(_id);
    expect(paid).toMatchObject({ status: 'paid', reason: null });
    expect(paid.closedAt).toBe(paid.paidAt);
    expect(await wallet()).toMatchObject({ payableEarnings: 132.5, payoutEarnings: 60 });
    expect((await listMine({ sortBy: 'amount', sort: 'asc' })).data).toMatchObject([{ _id: second._id }, { _id }]);
    await engine.settle();
    expect(await notifications()).toMatchObject([{ objectId: _id, amount: 120 }, { objectId: _id }]);
  });

  it.each(['rejected', 'failed'] as const)('returns its amount when it is %s', async (status) => {
    const { _id } = await request();
    if (status === 'failed') await decidePayout(engine, _id, { status: 'approved' });
    const decision = { status, reason: 'The bank does not know this account.' };
    // Two operators at once: one of them is too late, and the amount returns once.
    const codes = await Promise.all([1, 2].map(() => codeOf(decidePayout(engine, _id, decision))));
    expect(codes.filter((code) => code === 'none')).toHaveLength(1);
    expect(await read(_id)).toMatchObject({ ...decision, paidAt: null });
    expect(await wallet()).toMatchObject({ balance: 312.5, payableEarnings: 312.5, payoutEarnings: 0 });
    expect(await codeOf(request())).toBe('none');
  });

  it('does not exist for other users (rule A5)', async () => {
    const { _id } = await request();
    const ines = await createPerformer(engine, 'ines');
    expect(await codeOf(read(_id, ines))).toBe('NOT_FOUND');
    expect(await codeOf(update(_id, { amount: 60 }, ines))).toBe('NOT_FOUND');
    expect((await listMine({}, ines)).data).toEqual([]);
  });

  it('blocks the deletion of the account until it is closed (rule P8)', async () => {
    const { _id } = await request();
    const remove = () => mara.client.call(api.deletePerformer, { params: { id: mara.id }, body: { password } });
    expect(await codeOf(remove())).toBe('PAYOUT_PENDING');
    await decidePayout(engine, _id, { status: 'approved' });
    expect(await codeOf(remove())).toBe('PAYOUT_PENDING');
    await decidePayout(engine, _id, { status: 'paid' });
    await remove();
    await engine.settle();
    const { db } = engine.ports.database;
    expect(await db.select().from(payoutRequests)).toMatchObject([
      { amount: 12000, destination: null, bankAccount: null },
    ]);
    expect(await db.select().from(bankAccounts)).toEqual([]);
  });
});

describe('the preview of a payout', () => {
  it('names the obstacle, which is also why a request is refused', async () => {
    expect(await calculate()).toMatchObject({ amount: 0, destination: null, obstacle: 'no-destination' });
    expect(await codeOf(request())).toBe('PROVIDER_NOT_CONFIGURED');
    await preparePayout(engine, mara, 30_00);
    expect(await calculate()).toMatchObject({ amount: 30, obstacle: 'below-minimum', minimumAmount: 50 });
    await givePayableEarnings(engine, mara.id, 40_00);
    expect(await calculate({ amount: 80 })).toMatchObject({ obstacle: 'above-payable', payableAfterwards: 0 });
    expect(await calculate({ amount: 60 })).toMatchObject({ obstacle: null, payableAfterwards: 10 });
    expect(await calculate({ method: 'stripe' })).toMatchObject({ obstacle: 'no-destination', destination: null });
    await request({ amount: 50 });
    expect(await calculate()).toMatchObject({ obstacle: 'pending-payout' });
  });

  it('is refused to users whose identity is not approved (rule P7)', async () => {
    await preparePayout(engine, mara, 100_00);
    const { db } = engine.ports.database;
    await db.update(performers).set({ status: 'pending' }).where(eq(performers.userId, mara.id));
    expect(await calculate()).toMatchObject({ obstacle: 'not-approved' });
    expect(await codeOf(request())).toBe('PERFORMER_NOT_APPROVED');
    expect(await codeOf(request({}, noor))).toBe('PERFORMER_NOT_APPROVED');
  });
});

describe('the bank account', () => {
  const account = { accountHolder: 'Mara Quill', bankName: 'Banco do Rio', countryCode: 'PT', currency: 'EUR' };
  const store = (body: object) =>
    mara.client.call(api.updateBankingSettings, { body: { ...account, accountNumber: testIban, ...body } });

  it('is stored encrypted, and only its last four characters are returned', async () => {
    expect((await mara.client.call(api.getMyPerformer)).bankingSettings).toBeNull();
    expect(await store({ bankCode: 'BRIOPTPL' })).toMatchObject({ ...account, accountNumberEnd: '0154' });
    const { bankingSettings, paymentGatewaySettings } = await mara.client.call(api.getMyPerformer);
    expect(bankingSettings).toMatchObject({ accountNumberEnd: '0154', bankCode: 'BRIOPTPL' });
    expect(paymentGatewaySettings).toMatchObject({ payoutMethod: 'bank-transfer', canReceivePayouts: true });
    const rows = await engine.ports.database.db.select().from(bankAccounts);
    expect(JSON.stringify(rows)).not.toContain(testIban.slice(4, -4));
  });

  it('is refused with wrong check digits, or in an unknown country', async () => {
    expect(await codeOf(store({ accountNumber: testIban.replace('50', '51') }))).toBe('VALIDATION_FAILED');
    expect(await codeOf(store({ countryCode: 'ZZ' }))).toBe('VALIDATION_FAILED');
    expect(await codeOf(store({ accountNumber: '000123456789' }))).toBe('none');
  });
});
