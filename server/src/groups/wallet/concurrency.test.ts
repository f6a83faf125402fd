import { ApiError, api } from '@fanlight/sdk';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { charges, events, payments, settings } from '../../db/schema/index.ts';
import { createEngine } from '../../engine.ts';
import {
  createFan,
  createPerformer,
  createVisitor,
  giveTokens,
  type Person,
  type TestEngine,
} from '../../testing/index.ts';
import { addTestCard } from '../../testing/money.ts';
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
const countCharges = () => engine.ports.database.db.$count(charges);
const times = <T>(count: number, call: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => call(index)));

function tip(from: Person, to: Person, amount: number, idempotencyKey?: string, message?: string) {
  const body = { amount, ...(message && { message }) };
  return from.client.call(api.tipPerformer, { params: { id: to.id }, body, ...(idempotencyKey && { idempotencyKey }) });
}

/** Separates the responses of successful calls from the codes of refused calls. */
function splitResults<T>(results: PromiseSettledResult<T>[]) {
  return {
    responses: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    codes: results.flatMap((result) => {
      if (result.status === 'fulfilled') return [];
      return [result.reason instanceof ApiError ? result.reason.code : String(result.reason)];
    }),
  };
}

describe('concurrent tips (rule M1)', () => {
  it('succeed 20 times out of 50 if the wallet covers 20, and leave a balance of 0', async () => {
    await giveTokens(engine, noor.id, 200_00);
    const { responses, codes } = splitResults(await times(50, () => tip(noor, mara, 10)));
    expect(responses).toHaveLength(20);
    expect(codes).toEqual(Array.from({ length: 30 }, () => 'INSUFFICIENT_BALANCE'));
    expect(await balanceOf(noor)).toBe(0);
    // The performer receives 20 tips of 10, less the commission of 20 % (rule M5).
    expect(await balanceOf(mara)).toBe(160);
    expect(await countCharges()).toBe(20);
    // Each response has a different balance, because no two tips have spent the same tokens.
    expect(responses.map(({ balance }) => balance).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index * 10),
    );
  });

  it('arrive completely and without a deadlock if two users tip each other', async () => {
    const tomas = await createPerformer(engine, 'tomas');
    await giveTokens(engine, mara.id, 200_00);
    await giveTokens(engine, tomas.id, 200_00);
    const { codes } = splitResults(await times(40, (n) => (n % 2 ? tip(mara, tomas, 10) : tip(tomas, mara, 10))));
    expect(codes).toEqual([]);
    // Each user received 200 tokens, spent 200, and earned 160 from the other user.
    expect([await balanceOf(mara), await balanceOf(tomas)]).toEqual([160, 160]);
  });

  it('spend bought tokens and earnings together, and never more than the balance (rule M3)', async () => {
    const ida = await createFan(engine, 'ida');
    await giveTokens(engine, ida.id, 50_00);
    await tip(ida, mara, 50);
    await giveTokens(engine, mara.id, 25_00);
    const tomas = await createPerformer(engine, 'tomas');
    const { responses, codes } = splitResults(await times(10, () => tip(mara, tomas, 13)));
    expect([responses.length, codes.length, await balanceOf(mara)]).toEqual([5, 5, 0]);
  });
});

describe('an idempotency key (rule W4)', () => {
  it('charges once for 20 concurrent requests, which all receive the same response', async () => {
    await giveTokens(engine, noor.id, 200_00);
    const { responses, codes } = splitResults(await times(20, () => tip(noor, mara, 10, 'one-key-for-all')));
    expect(codes).toEqual([]);
    expect(responses).toEqual(Array.from({ length: 20 }, () => responses[0]));
    expect([await balanceOf(noor), await balanceOf(mara), await countCharges()]).toEqual([190, 8, 1]);
  });

  it('is refused, and charges nothing, if it was used with another body, performer or operation', async () => {
    const tomas = await createPerformer(engine, 'tomas');
    await giveTokens(engine, noor.id, 200_00);
    const paymentMethodId = await addTestCard(noor);
    await tip(noor, mara, 10, 'first-come');
    const { codes } = splitResults<unknown>(
      await Promise.allSettled([
        tip(noor, mara, 11, 'first-come'),
        tip(noor, mara, 10, 'first-come', 'For the kiln.'),
        tip(noor, tomas, 10, 'first-come'),
        noor.client.call(api.topUpWallet, { body: { amount: 10, paymentMethodId }, idempotencyKey: 'first-come' }),
      ]),
    );
    expect(codes).toEqual(Array.from({ length: 4 }, () => 'IDEMPOTENCY_CONFLICT'));
    expect([await balanceOf(noor), await countCharges()]).toEqual([190, 1]);
  });

  it('charges only one of ten concurrent requests with different bodies, and refuses the others', async () => {
    await giveTokens(engine, noor.id, 1000_00);
    const { responses, codes } = splitResults(await times(10, (n) => tip(noor, mara, 10 + n, 'contested-key')));
    expect(responses).toHaveLength(1);
    expect(codes).toEqual(Array.from({ length: 9 }, () => 'IDEMPOTENCY_CONFLICT'));
    expect(await countCharges()).toBe(1);
  });

  it('is independent of the same key of another user', async () => {
    const ida = await createFan(engine, 'ida');
    for (const { id } of [noor, ida]) await giveTokens(engine, id, 10_00);
    await tip(noor, mara, 10, 'shared-by-chance');
    await tip(ida, mara, 10, 'shared-by-chance');
    expect([await balanceOf(noor), await balanceOf(ida)]).toEqual([0, 0]);
  });

  it('returns the first response after a restart, even if the tip would now be refused', async () => {
    await giveTokens(engine, noor.id, 100_00);
    const first = await tip(noor, mara, 10, 'before-the-restart');
    await tip(noor, mara, 40);
    const restarted = await createEngine(engine.ports, engine.options);
    const client = createVisitor(restarted);
    client.transport.token.set(noor.token);
    const noorAfterRestart = { ...noor, client };
    expect(await tip(noorAfterRestart, mara, 10, 'before-the-restart')).toEqual(first);
    // With this setting the tip would be refused now, but the stored response is returned.
    await engine.ports.database.db.insert(settings).values({ key: 'minimumTipPrice', value: 20 });
    expect(await tip(noorAfterRestart, mara, 10, 'before-the-restart')).toEqual(first);
    expect([await balanceOf(noor), await countCharges()]).toEqual([50, 2]);
  });

  it('can be used again after a refusal, since nothing was charged', async () => {
    await expect(tip(noor, mara, 10, 'too-early-for-it')).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
    await giveTokens(engine, noor.id, 10_00);
    await tip(noor, mara, 10, 'too-early-for-it');
    expect(await balanceOf(noor)).toBe(0);
  });
});

describe('a top-up (rule M3)', () => {
  const topUp = ({ client }: Person, paymentMethodId: string, idempotencyKey: string, amount = 100) =>
    client.call(api.topUpWallet, { body: { amount, paymentMethodId }, idempotencyKey });

  it('is credited once for 20 concurrent requests with one key, and a retry receives the first response', async () => {
    const card = await addTestCard(noor);
    const { responses, codes } = splitResults(await times(20, () => topUp(noor, card, 'one-top-up')));
    expect(codes).toEqual([]);
    expect(responses).toEqual(Array.from({ length: 20 }, () => responses[0]));
    expect(responses[0]).toMatchObject({ balance: 100, payment: { status: 'succeeded', tokens: 100 } });
    expect([await balanceOf(noor), await engine.ports.database.db.$count(payments)]).toEqual([100, 1]);
    expect(await engine.ports.database.db.$count(events)).toBe(1);
    await tip(noor, mara, 30);
    expect(await topUp(noor, card, 'one-top-up')).toEqual(responses[0]);
    await expect(topUp(noor, card, 'one-top-up', 50)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(await balanceOf(noor)).toBe(70);
  });

  it('stays declined for later requests with the same key', async () => {
    const declined = await addTestCard(noor, '4000 0000 0000 0002');
    const { codes } = splitResults(await times(5, () => topUp(noor, declined, 'declined-key')));
    expect(codes).toEqual(Array.from({ length: 5 }, () => 'CARD_DECLINED'));
    expect([await balanceOf(noor), await engine.ports.database.db.$count(payments)]).toEqual([0, 1]);
  });

  it('is credited once for repeated authentications, with one idempotency key or with several', async () => {
    const card = await addTestCard(noor, '4000 0025 0000 3155');
    const pendingTopUp = await topUp(noor, card, 'asks-the-bank');
    expect(pendingTopUp).toMatchObject({ balance: 0, payment: { status: 'requires-authentication' } });
    const confirm = (idempotencyKey: string, isApproved = true) =>
      noor.client.call(api.authenticateSandboxPayment, {
        params: { id: pendingTopUp.payment._id },
        body: { isApproved },
        idempotencyKey,
      });
    const same = splitResults(await times(10, () => confirm('confirmed-once')));
    expect(same.codes).toEqual([]);
    expect(same.responses).toEqual(Array.from({ length: 10 }, () => same.responses[0]));
    expect(same.responses[0]).toMatchObject({ balance: 100, payment: { status: 'succeeded' } });
    const other = splitResults(await times(10, (n) => confirm(`confirmed-later-${n}`, n % 2 === 0)));
    expect(other.codes).toEqual(Array.from({ length: 10 }, () => 'CONFLICT'));
    await tip(noor, mara, 30);
    expect(await confirm('confirmed-once')).toEqual(same.responses[0]);
    expect(await balanceOf(noor)).toBe(70);
  });

  it('is credited at most once if it is approved and rejected concurrently', async () => {
    const card = await addTestCard(noor, '4000 0025 0000 3155');
    const { payment } = await topUp(noor, card, 'torn-bank');
    await times(20, (n) =>
      noor.client.call(api.authenticateSandboxPayment, {
        params: { id: payment._id },
        body: { isApproved: n % 2 === 0 },
      }),
    );
    const [row] = await engine.ports.database.db.select().from(payments);
    expect(await balanceOf(noor)).toBe(row?.status === 'succeeded' ? 100 : 0);
  });
});

describe('database constraints (rule M1)', () => {
  const run = (statement: ReturnType<typeof sql>) =>
    engine.ports.database.transaction(async (tx) => {
      await tx.execute(statement);
    });

  it('refuse a change of the ledger, an unbalanced transaction, and a negative balance of a user', async () => {
    await giveTokens(engine, noor.id, 10_00);
    await expect(run(sql`update ledger_entry set amount = amount + 1`)).rejects.toThrow();
    await expect(run(sql`delete from ledger_entry`)).rejects.toThrow();
    await expect(run(sql`update ledger_account set balance = -1 where is_floored`)).rejects.toThrow();
    await expect(
      run(sql`insert into ledger_entry (transaction_id, account_id, amount)
        select t.id, a.id, 1 from ledger_transaction t, ledger_account a limit 1`),
    ).rejects.toThrow();
  });
});
