import { api, login } from '@fanlight/sdk';
import type { BalanceEntry, BalanceExplanation, BalanceFigure } from '@fanlight/sdk/models';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reportDispute } from '../../testing/dispute.ts';
import {
  codeOf,
  createPerformer,
  createVisitor,
  decidePayout,
  givePayableEarnings,
  type Person,
  password,
  preparePayout,
  type TestEngine,
} from '../../testing/index.ts';
import { addTestCard } from '../../testing/money.ts';
import { createEngineWithPeople, publishPost } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

const day = 24 * 60 * 60 * 1000;

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople({ tokens: 1000_00 }));
  await login(mara.client, { credentials: 'mara.clay', password, remember: true });
  await login(noor.client, { credentials: 'noor', password, remember: true });
});

afterEach(() => stopCleanly(engine));

const tip = (amount: number, from = noor, to = mara, message?: string) =>
  from.client.call(api.tipPerformer, { params: { id: to.id }, body: { amount, ...(message && { message }) } });
const explain = (figure: BalanceFigure, { client } = mara) =>
  client.call(api.getBalanceExplanation, { query: { figure } });

/** Reads all entries of a figure, two a page. */
async function readEntries(figure: BalanceFigure, { client } = mara): Promise<BalanceEntry[]> {
  const entries: BalanceEntry[] = [];
  for (let cursor: string | undefined; ; ) {
    const query = { figure, limit: 2, ...(cursor && { cursor }) };
    const page = await client.call(api.listBalanceEntries, { query });
    entries.push(...page.data);
    cursor = page.cursor;
    if (!page.isMore) {
      expect(entries).toHaveLength(page.total);
      return entries;
    }
  }
}

const hundredths = (amounts: { amount: number }[]) =>
  amounts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);

/** Compares each figure of the wallet with the sums and the entries that explain it. */
async function expectExplained(person = mara): Promise<Record<BalanceFigure, BalanceExplanation>> {
  const wallet = await person.client.call(api.getWallet);
  const figures: Record<BalanceFigure, number> = {
    payable: wallet.payableEarnings,
    held: wallet.heldEarnings,
    frozen: wallet.frozenEarnings,
    payout: wallet.payoutEarnings,
    receivable: wallet.receivable,
  };
  const explanations: Partial<Record<BalanceFigure, BalanceExplanation>> = {};
  for (const [name, amount] of Object.entries(figures)) {
    const figure = name as BalanceFigure;
    const explanation = await explain(figure, person);
    const entries = await readEntries(figure, person);
    const carriedOver = Math.round(explanation.carriedOver * 100);
    const wanted = Math.round(amount * 100);
    expect([figure, Math.round(explanation.amount * 100)]).toEqual([figure, wanted]);
    expect([figure, hundredths(explanation.sums) + carriedOver]).toEqual([figure, wanted]);
    expect([figure, hundredths(entries) + carriedOver]).toEqual([figure, wanted]);
    expect(explanation.sums.reduce((sum, { totalEntries }) => sum + totalEntries, 0)).toBe(entries.length);
    explanations[figure] = explanation;
  }
  return explanations as Record<BalanceFigure, BalanceExplanation>;
}

const dispute = (paymentId: string, status: 'open' | 'won' | 'lost') =>
  reportDispute(engine, paymentId, status, 100_00);

describe('the explanation of a balance (rules M1, M3)', () => {
  it('is empty without earnings', async () => {
    const { payable } = await expectExplained();
    expect(payable).toEqual({ figure: 'payable', amount: 0, carriedOver: 0, sums: [] });
  });

  it('lists sales as held earnings with their title and release, and as payable earnings after seven days', async () => {
    await tip(25, noor, mara, 'For the next kiln.');
    const postId = await publishPost(mara, { text: 'Glaze notes', audience: 'subscribers', price: 4 });
    await noor.client.call(api.buyFeed, { params: { id: postId }, body: {} });
    const { held, payable } = await expectExplained();
    expect(held).toMatchObject({ amount: 23.2, carriedOver: 0 });
    expect(held.sums).toEqual([
      { kind: 'tip', amount: 20, totalEntries: 1 },
      { kind: 'purchase', amount: 3.2, totalEntries: 1 },
    ]);
    expect(payable.sums).toEqual([]);
    const sales = (await mara.client.call(api.listEarnings)).data;
    expect(await readEntries('held')).toMatchObject(
      sales.map(({ _id, net, title, payableAt, createdAt }) => ({
        ...{ referenceId: _id, amount: net, title, payableAt, createdAt },
      })),
    );
    engine.clock.advance(7 * day);
    expect(await expectExplained()).toMatchObject({ held: { sums: [] }, payable: { amount: 23.2 } });
  });

  it('carries over what was spent beyond the payable earnings, which comes out of the held earnings', async () => {
    await tip(50);
    engine.clock.advance(8 * day);
    const ines = await createPerformer(engine, 'ines');
    await tip(100);
    await tip(30, mara, ines);
    expect(await expectExplained()).toMatchObject({
      payable: { amount: 10, carriedOver: 0 },
      held: { amount: 80, carriedOver: 0 },
    });
    await tip(25, mara, ines);
    const { payable, held } = await expectExplained();
    expect(payable).toMatchObject({ amount: 0, carriedOver: 15 });
    expect(payable.sums).toEqual([
      { kind: 'tip', amount: 40, totalEntries: 1 },
      { kind: 'tip', amount: -55, totalEntries: 2 },
    ]);
    expect(held).toMatchObject({ amount: 65, carriedOver: -15 });
    await expectExplained(ines);
    await expectExplained(noor);
  });

  it('follows a payout that is requested, changed, returned, requested again and paid (rule M9)', async () => {
    await preparePayout(engine, mara, 312_50);
    const request = (amount: number) => mara.client.call(api.createPayoutRequest, { body: { amount } });
    const { _id: first } = await request(120);
    await expectExplained();
    await mara.client.call(api.updatePayoutRequest, { params: { id: first }, body: { amount: 80 } });
    expect(await readEntries('payout')).toMatchObject([
      { kind: 'payout-change', amount: -40, referenceId: null, title: null, payableAt: null },
      { kind: 'payout-hold', amount: 120, referenceId: first },
    ]);
    await expectExplained();
    await decidePayout(engine, first, { status: 'rejected', reason: 'The name differs.' });
    await expectExplained();
    const { _id: second } = await request(200);
    await decidePayout(engine, second, { status: 'approved' });
    await decidePayout(engine, second, { status: 'paid' });
    const { payable, payout } = await expectExplained();
    expect(payable.amount).toBe(112.5);
    expect(payout).toMatchObject({ amount: 0 });
    expect(payout.sums).toContainEqual({ kind: 'payout', amount: -200, totalEntries: 1 });
  });

  it('follows a dispute that is opened and won (rule M12)', async () => {
    const body = { amount: 100, paymentMethodId: await addTestCard(noor) };
    const { payment } = await noor.client.call(api.topUpWallet, { body });
    await tip(1000);
    await tip(100);
    await expectExplained();
    await dispute(payment._id, 'open');
    const { frozen } = await expectExplained();
    expect(frozen).toMatchObject({ amount: 80, sums: [{ kind: 'dispute', amount: 80, totalEntries: 1 }] });
    await expectExplained(noor);
    await dispute(payment._id, 'won');
    expect(await expectExplained()).toMatchObject({ frozen: { amount: 0 } });
  });

  it('follows a debt from a lost dispute, which later earnings pay off', async () => {
    const ines = await createPerformer(engine, 'ines');
    const body = { amount: 100, paymentMethodId: await addTestCard(noor) };
    const { payment } = await noor.client.call(api.topUpWallet, { body });
    await tip(1000, noor, ines);
    await tip(100);
    await tip(50, mara, ines);
    await dispute(payment._id, 'open');
    await expectExplained();
    await dispute(payment._id, 'lost');
    const { receivable } = await expectExplained();
    expect(receivable).toMatchObject({ amount: 50, sums: [{ kind: 'debt', amount: 50, totalEntries: 1 }] });
    await tip(25, ines);
    expect(await expectExplained()).toMatchObject({ receivable: { amount: 30 } });
    expect(await readEntries('receivable')).toMatchObject([
      { kind: 'recovery', amount: -20, referenceId: null },
      { kind: 'debt', amount: 50, referenceId: null },
    ]);
    await tip(100, ines);
    const paidOff = await expectExplained();
    expect(paidOff.receivable).toMatchObject({ amount: 0 });
    expect(paidOff.held.amount + paidOff.payable.amount).toBe(50);
    engine.clock.advance(8 * day);
    await login(mara.client, { credentials: 'mara.clay', password });
    await expectExplained();
  });

  it('does not show the title of the charge to the referrer who has a share of it', async () => {
    await givePayableEarnings(engine, noor.id, 5_00);
    await expectExplained(noor);
    expect(await readEntries('payable', noor)).toMatchObject([{ kind: 'referral', title: null, referenceId: null }]);
  });

  it('takes one statement for the sums, and two for a page of entries of any length', async () => {
    for (let count = 0; count < 12; count += 1) await tip(10);
    await engine.settle();
    const count = async (call: () => Promise<unknown>) => {
      await call();
      let statements = 0;
      engine.watch.onStatement = () => {
        statements += 1;
      };
      await call();
      engine.watch.onStatement = undefined;
      return statements;
    };
    // One statement more finds the session of the viewer.
    expect(await count(() => explain('held'))).toBe(2);
    const list = (limit: number) => mara.client.call(api.listBalanceEntries, { query: { figure: 'held', limit } });
    expect([await count(() => list(2)), await count(() => list(12))]).toEqual([3, 3]);
  });

  it('is only for users who are logged in', async () => {
    const visitor = { ...noor, client: createVisitor(engine) };
    expect(await codeOf(explain('held', visitor))).toBe('UNAUTHENTICATED');
  });
});
