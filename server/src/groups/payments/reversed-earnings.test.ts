import { api } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestContext } from '../../testing/context.ts';
import type { Person, TestEngine } from '../../testing/index.ts';
import { addTestCard } from '../../testing/money.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { type PaymentFact, settle } from './settle.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
let card: string;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople({ prices: { monthlyPrice: 9.95 } }));
  card = await addTestCard(noor);
});

afterEach(() => stopCleanly(engine));

async function report(paymentId: string, fact: PaymentFact): Promise<void> {
  const context = createTestContext(engine);
  await context.transaction((unit) => settle(context, unit, paymentId, fact));
}

const topUp = async (amount: number) =>
  (await noor.client.call(api.topUpWallet, { body: { amount, paymentMethodId: card } })).payment._id;
const tip = (amount: number) => noor.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount } });
const statuses = async () =>
  (await mara.client.call(api.listEarnings)).data.map(({ gross, status }) => `${gross} ${status}`);
const stats = () => mara.client.call(api.getEarningStats);
const dispute = (status: 'open' | 'won' | 'lost', amount: number) => ({
  ...{ type: 'dispute' as const, disputeId: 'dp_1' },
  ...{ status, amount: amount * 100 },
});

describe('the earnings from tokens whose top-up is disputed (rule M12)', () => {
  it('are frozen while the dispute is open, and refunded once it is lost', async () => {
    const id = await topUp(60);
    await tip(40);
    await tip(20);
    await topUp(30);
    await tip(30);
    expect(await stats()).toMatchObject({ gross: 90, net: 72, totalSales: 3 });
    await report(id, dispute('open', 60));
    expect(await statuses()).toEqual(['30 held', '20 frozen', '40 frozen']);
    expect(await stats()).toMatchObject({ gross: 90, net: 72, totalSales: 3, held: 24, payable: 0, frozen: 48 });
    await report(id, dispute('lost', 60));
    expect(await statuses()).toEqual(['30 held', '20 refunded', '40 refunded']);
    const left = { gross: 30, commission: 6, net: 24, totalSales: 1, held: 24, payable: 0, frozen: 0 };
    expect(await stats()).toMatchObject(left);
    const { data } = await mara.client.call(api.listEarnings, { query: { status: 'refunded' } });
    expect(data).toHaveLength(2);
  });

  it('are held again once it is won', async () => {
    const id = await topUp(60);
    await tip(60);
    await report(id, dispute('open', 60));
    expect(await statuses()).toEqual(['60 frozen']);
    await report(id, dispute('won', 60));
    expect(await statuses()).toEqual(['60 held']);
    expect(await stats()).toMatchObject({ net: 48, held: 48, frozen: 0 });
  });

  it('lose only the disputed part in the sums', async () => {
    const id = await topUp(60);
    await tip(60);
    await report(id, dispute('lost', 30));
    expect(await statuses()).toEqual(['60 held']);
    expect(await stats()).toMatchObject({ gross: 30, commission: 6, net: 24, totalSales: 1, held: 24 });
  });
});

describe('the earnings from a subscription by card', () => {
  it('lose each refunded part in the sums, and are refunded exactly when all of the payment is', async () => {
    const body = { performerId: mara.id, paymentMethodId: card };
    const { payment } = await noor.client.call(api.subscribePerformer, { body });
    const refund = (amount: number) => report(payment?._id ?? '', { type: 'refund', amount });
    // Each third of the performer's 7.96 is rounded: without the last rule, 0.01 would stay.
    await refund(3_33);
    expect(await stats()).toMatchObject({ net: 5.3, totalSales: 1, held: 5.3 });
    await refund(6_66);
    expect(await stats()).toMatchObject({ net: 2.64, held: 2.64 });
    await refund(9_95);
    expect(await stats()).toMatchObject({ gross: 0, net: 0, totalSales: 0, held: 0, payable: 0 });
    expect(await statuses()).toEqual(['9.95 refunded']);
    expect(await mara.client.call(api.getWallet)).toMatchObject({ balance: 0, receivable: 0 });
  });
});
