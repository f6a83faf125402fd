import { api, login } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestContext } from '../../testing/context.ts';
import {
  codeOf,
  decidePayout,
  givePayableEarnings,
  type Person,
  password,
  preparePayout,
  type TestEngine,
} from '../../testing/index.ts';
import { addTestCard } from '../../testing/money.ts';
import { createEngineWithPeople } from '../../testing/setup.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { settle } from './settle.ts';

const day = 24 * 60 * 60 * 1000;

let engine: TestEngine;
let mara: Person;
let noor: Person;
/** The top-up whose tokens Noor has tipped. */
let paymentId: string;

/** Mara has earned 80 from a tip of 100, which are payable. */
beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
  await preparePayout(engine, mara, 0);
  paymentId = await tipByCard();
  engine.clock.advance(8 * day);
  // Sessions end after a day.
  await login(mara.client, { credentials: 'mara.clay', password });
  await login(noor.client, { credentials: 'noor', password });
});

afterEach(() => stopCleanly(engine));

/** Noor buys 100 tokens and tips all of them, of which Mara earns 80. Returns the id of the payment. */
async function tipByCard(): Promise<string> {
  const body = { amount: 100, paymentMethodId: await addTestCard(noor) };
  const { payment } = await noor.client.call(api.topUpWallet, { body });
  await noor.client.call(api.tipPerformer, { params: { id: mara.id }, body: { amount: 100 } });
  return payment._id;
}

const report = async (status: 'open' | 'won' | 'lost', id = paymentId) => {
  const context = createTestContext(engine);
  const fact = { type: 'dispute' as const, disputeId: `dp_${id}`, status, amount: 100_00 };
  await context.transaction((unit) => settle(context, unit, id, fact));
};
const wallet = () => mara.client.call(api.getWallet);
const calculate = () => mara.client.call(api.calculatePayout, { body: {} });
const request = (amount: number) => mara.client.call(api.createPayoutRequest, { body: { amount } });

describe('a payout of earnings whose payment is disputed (rule M12)', () => {
  it('is refused while the earnings are frozen, and is possible once the dispute is won', async () => {
    expect(await calculate()).toMatchObject({ payableEarnings: 80, obstacle: null });
    await report('open');
    expect(await wallet()).toMatchObject({ payableEarnings: 0, heldEarnings: 0, frozenEarnings: 80 });
    expect(await calculate()).toMatchObject({ amount: 0, payableEarnings: 0, obstacle: 'below-minimum' });
    expect(await codeOf(request(80))).toBe('INSUFFICIENT_BALANCE');
    expect(await wallet()).toMatchObject({ frozenEarnings: 80, payoutEarnings: 0 });
    await report('won');
    expect(await calculate()).toMatchObject({ payableEarnings: 80, obstacle: null });
    await request(80);
    expect(await wallet()).toMatchObject({ payableEarnings: 0, frozenEarnings: 0, payoutEarnings: 80 });
  });

  it('is limited to the earnings that are not frozen', async () => {
    await givePayableEarnings(engine, mara.id, 60_00);
    await report('open');
    expect(await calculate()).toMatchObject({ amount: 60, payableEarnings: 60, obstacle: null });
    expect(await codeOf(request(60.01))).toBe('INSUFFICIENT_BALANCE');
    const { _id: id } = await request(50);
    const update = (amount: number) => mara.client.call(api.updatePayoutRequest, { params: { id }, body: { amount } });
    expect(await codeOf(update(60.01))).toBe('INSUFFICIENT_BALANCE');
    expect(await update(60)).toMatchObject({ amount: 60 });
    expect(await wallet()).toMatchObject({ payableEarnings: 0, frozenEarnings: 80, payoutEarnings: 60 });
  });

  it('keeps its amount if it was requested before, and a lost dispute makes a receivable of it', async () => {
    const { _id } = await request(80);
    await report('open');
    expect(await wallet()).toMatchObject({ frozenEarnings: 0, payoutEarnings: 80, receivable: 0 });
    await report('lost');
    expect(await wallet()).toMatchObject({ payableEarnings: 0, payoutEarnings: 80, receivable: 80 });
    await decidePayout(engine, _id, { status: 'approved' });
    await decidePayout(engine, _id, { status: 'paid' });
    expect(await wallet()).toMatchObject({ payableEarnings: 0, payoutEarnings: 0, receivable: 80 });
  });

  it.each(['rejected', 'failed'] as const)('pays the receivable when it is %s after a lost dispute', async (status) => {
    const { _id } = await request(80);
    await report('open');
    await report('lost');
    if (status === 'failed') await decidePayout(engine, _id, { status: 'approved' });
    await decidePayout(engine, _id, { status, reason: 'The bank does not know this account.' });
    expect(await wallet()).toMatchObject({ balance: 0, payableEarnings: 0, payoutEarnings: 0, receivable: 0 });
  });
});

describe('earnings of the last seven days whose payment is disputed (rules M3, M12)', () => {
  it('are not held while they are frozen, and are held again once the dispute is won', async () => {
    const id = await tipByCard();
    expect(await wallet()).toMatchObject({ payableEarnings: 80, heldEarnings: 80, nextReleaseAmount: 80 });
    await report('open', id);
    const frozen = { payableEarnings: 80, heldEarnings: 0, frozenEarnings: 80, nextReleaseAt: null };
    expect(await wallet()).toMatchObject(frozen);
    expect(await calculate()).toMatchObject({ amount: 80, payableEarnings: 80, heldEarnings: 0, obstacle: null });
    await report('won', id);
    expect(await wallet()).toMatchObject({ payableEarnings: 80, heldEarnings: 80, frozenEarnings: 0 });
  });

  it('do not hold earlier earnings once the dispute is lost', async () => {
    const id = await tipByCard();
    await report('open', id);
    await report('lost', id);
    const lost = { payableEarnings: 80, heldEarnings: 0, frozenEarnings: 0, receivable: 0, nextReleaseAt: null };
    expect(await wallet()).toMatchObject(lost);
    expect(await codeOf(request(80))).toBe('none');
  });
});
