import { api } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestContext } from '../../testing/context.ts';
import { createFan, createPerformer, createTestEngine, type Person, type TestEngine } from '../../testing/index.ts';
import { addTestCard } from '../../testing/money.ts';
import { giveTokens } from '../../testing/people.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { type PaymentFact, settle } from './settle.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let engine: TestEngine;
let mara: Person;
let tom: Person;
let noor: Person;
let card = '';

beforeEach(async () => {
  engine = await createTestEngine();
  mara = await createPerformer(engine, 'mara.clay');
  tom = await createPerformer(engine, 'tom');
  noor = await createFan(engine, 'noor');
  card = await addTestCard(noor);
});

afterEach(() => stopCleanly(engine));

function report(paymentId: string, fact: PaymentFact) {
  const context = createTestContext(engine);
  return context.transaction((unit) => settle(context, unit, paymentId, fact));
}

const topUp = async (amount: number) =>
  (await noor.client.call(api.topUpWallet, { body: { amount, paymentMethodId: card } })).payment._id;
const tip = (performer: Person, amount: number) =>
  noor.client.call(api.tipPerformer, { params: { id: performer.id }, body: { amount } });
const dispute = (id: string, status: 'open' | 'won' | 'lost', amount: number, name = `dp_${id}`) =>
  report(id, { type: 'dispute', disputeId: name, status, amount: amount * 100 });

/** Returns the spendable balance, the frozen amount and the receivable of a user. */
async function walletOf({ client }: Person) {
  const { balance, frozenTokens, frozenEarnings, receivable } = await client.call(api.getWallet);
  return [balance, frozenTokens + frozenEarnings, receivable];
}

describe('tracing the tokens of a disputed top-up (rules M1, M12)', () => {
  it.each([
    ['the first top-up disputed first', 0],
    ['the second top-up disputed first', 1],
  ])('claims each charge for only one of two disputed top-ups, with %s', async (_, first) => {
    const ids = [await topUp(50), await topUp(50)];
    await tip(mara, 50);
    await tip(tom, 50);
    const [one = '', other = ''] = first === 0 ? ids : ids.toReversed();
    await dispute(one, 'open', 50);
    expect([await walletOf(mara), await walletOf(tom)].map(([, frozen]) => frozen)).toEqual(
      first === 0 ? [40, 0] : [0, 40],
    );
    await dispute(other, 'open', 50);
    for (const id of ids) await dispute(id, 'lost', 50);
    for (const person of [mara, tom, noor]) expect(await walletOf(person)).toEqual([0, 0, 0]);
  });

  it('splits a charge between the disputes of the two top-ups that paid for it', async () => {
    const [one, other] = [await topUp(30), await topUp(50)];
    await tip(mara, 50);
    await dispute(other, 'lost', 50);
    // The dispute claims the 20 tokens of the tip, and the 30 unspent tokens.
    expect([await walletOf(mara), await walletOf(noor)]).toEqual([
      [24, 0, 0],
      [0, 0, 0],
    ]);
    await dispute(one, 'lost', 30);
    expect(await walletOf(mara)).toEqual([0, 0, 0]);
  });

  it('does not claim a charge that was paid with tokens credited before the disputed top-up', async () => {
    await giveTokens(engine, noor.id, 20_00);
    const id = await topUp(50);
    await tip(mara, 20);
    await dispute(id, 'open', 50);
    expect([await walletOf(mara), await walletOf(noor)]).toEqual([
      [16, 0, 0],
      [0, 50, 0],
    ]);
  });

  it('freezes no tokens of a later top-up if the disputed tokens were spent', async () => {
    const id = await topUp(50);
    await tip(mara, 50);
    await topUp(50);
    await dispute(id, 'open', 50);
    expect([await walletOf(mara), await walletOf(noor)]).toEqual([
      [0, 40, 0],
      [50, 0, 0],
    ]);
  });

  it('applies two disputes of a top-up to two different charges', async () => {
    const id = await topUp(100);
    await tip(mara, 50);
    await tip(tom, 50);
    await dispute(id, 'open', 50, 'dp_1');
    await dispute(id, 'open', 50, 'dp_2');
    expect([await walletOf(mara), await walletOf(tom)]).toEqual([
      [0, 40, 0],
      [0, 40, 0],
    ]);
    await dispute(id, 'won', 50, 'dp_1');
    await dispute(id, 'lost', 50, 'dp_2');
    expect([await walletOf(mara), await walletOf(tom)]).toEqual([
      [40, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('assigns charges to the tokens of a won dispute only after tokens that were bought during the dispute', async () => {
    const id = await topUp(50);
    await dispute(id, 'open', 50);
    const between = await topUp(50);
    await dispute(id, 'won', 50);
    await tip(mara, 50);
    await tip(tom, 50);
    await dispute(between, 'open', 50);
    expect([await walletOf(mara), await walletOf(tom)]).toEqual([
      [0, 40, 0],
      [40, 0, 0],
    ]);
  });

  it('claims a charge once if the refund of one top-up withdrew tokens of another top-up', async () => {
    const [one, other] = [await topUp(50), await topUp(50)];
    await tip(mara, 50);
    // The tip has spent the tokens of the first top-up, so the refund withdraws those of the second. The tip then
    // counts as paid by the second top-up.
    await report(one, { type: 'refund', amount: 50_00 });
    expect(await walletOf(noor)).toEqual([0, 0, 0]);
    await dispute(other, 'lost', 50);
    expect([await walletOf(mara), await walletOf(noor)]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('does not claim a charge for a later top-up if the top-up that paid for the charge was refunded', async () => {
    const one = await topUp(50);
    await tip(mara, 50);
    await report(one, { type: 'refund', amount: 50_00 });
    const other = await topUp(50);
    await tip(tom, 20);
    await dispute(other, 'open', 50);
    expect([await walletOf(mara), await walletOf(tom), await walletOf(noor)]).toEqual([
      [40, 0, 0],
      [0, 16, 0],
      [0, 30, 50],
    ]);
  });
});
