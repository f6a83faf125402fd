import { api } from '@fanlight/sdk';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { giveTokens, type Person, type TestEngine } from '../testing/index.ts';
import { addTestCard } from '../testing/money.ts';
import { createEngineWithPeople } from '../testing/setup.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;
const declinedCard = '4000 0000 0000 0002';

beforeEach(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople({ prices: { monthlyPrice: 10 } }));
});

afterEach(() => stopCleanly(engine));

/** Sends a POST request with a key. Returns the response, and whether it is marked as a replay. */
async function send(path: string, body: object, key: string) {
  const headers = { 'content-type': 'application/json', authorization: noor.token, 'idempotency-key': key };
  const request = new Request(`http://localhost/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  const response = await engine.fetch(request);
  const isReplayed = response.headers.get('idempotent-replayed') === 'true';
  return { status: response.status, isReplayed, body: await response.json() };
}

/** Sends a POST request ten times concurrently, and once more afterwards. */
async function sendElevenTimes(path: string, body: object, key: string) {
  const concurrent = await Promise.all(Array.from({ length: 10 }, () => send(path, body, key)));
  return { concurrent, later: await send(path, body, key) };
}

describe('the header Idempotent-Replayed (rule W4)', () => {
  const expectOneOriginal = ({ concurrent, later }: Awaited<ReturnType<typeof sendElevenTimes>>) => {
    expect(concurrent.filter(({ isReplayed }) => !isReplayed)).toHaveLength(1);
    expect(later.isReplayed).toBe(true);
    for (const { status, body } of concurrent) expect([status, body]).toEqual([later.status, later.body]);
  };

  it('marks all but one of the responses to ten concurrent tips with one key', async () => {
    await giveTokens(engine, noor.id, 100_00);
    expectOneOriginal(await sendElevenTimes(`/wallet/charges/tip/${mara.id}`, { amount: 10 }, 'ten-tips-at-once'));
  });

  it('marks all but one of the responses to ten concurrent subscriptions with tokens and one key', async () => {
    await giveTokens(engine, noor.id, 100_00);
    const body = { performerId: mara.id, source: 'wallet' };
    expectOneOriginal(await sendElevenTimes('/payment/subscribe/performers', body, 'ten-by-wallet'));
  });

  it('marks all but one of the responses to ten concurrent top-ups with one key', async () => {
    const body = { amount: 20, paymentMethodId: await addTestCard(noor) };
    expectOneOriginal(await sendElevenTimes('/payment/wallet/top-up', body, 'ten-top-ups'));
  });

  it('marks all but one of the responses to ten concurrent subscriptions by card with one key', async () => {
    const paymentMethodId = await addTestCard(noor);
    const save = { params: { provider: 'sandbox' }, body: { paymentMethodId, isDefault: true } } as const;
    await noor.client.call(api.createPaymentCard, save);
    const body = { performerId: mara.id, paymentMethodId };
    expectOneOriginal(await sendElevenTimes('/payment/subscribe/performers', body, 'ten-by-card'));
  });

  it('marks the second CARD_DECLINED response if a payment with a declined card is repeated', async () => {
    const paymentMethodId = await addTestCard(noor, declinedCard);
    for (const [path, body] of [
      ['/payment/wallet/top-up', { amount: 20, paymentMethodId }],
      ['/payment/subscribe/performers', { performerId: mara.id, paymentMethodId }],
    ] as const) {
      const key = `declined${path.replaceAll('/', '-')}`;
      const [first, second] = [await send(path, body, key), await send(path, body, key)];
      expect([first.body.code, second.body.code]).toEqual(['CARD_DECLINED', 'CARD_DECLINED']);
      expect([first.isReplayed, second.isReplayed]).toEqual([false, true]);
    }
  });

  it('marks the second response if the cardholder’s rejection is sent twice', async () => {
    const card = await addTestCard(noor, '4000 0025 0000 3155');
    const { payment } = await noor.client.call(api.topUpWallet, { body: { amount: 20, paymentMethodId: card } });
    const path = `/sandbox/payments/${payment._id}/authenticate`;
    const refuse = () => send(path, { isApproved: false }, 'refused-by-the-bank');
    const [first, second] = [await refuse(), await refuse()];
    expect([first.status, second.status]).toEqual([first.status, first.status]);
    expect([first.isReplayed, second.isReplayed]).toEqual([false, true]);
  });

  it('does not mark the response to a repeated call whose first response was a refusal that is not stored', async () => {
    const path = `/wallet/charges/tip/${mara.id}`;
    expect(await send(path, { amount: 10 }, 'free-again-later')).toMatchObject({
      body: { code: 'INSUFFICIENT_BALANCE' },
      isReplayed: false,
    });
    await giveTokens(engine, noor.id, 10_00);
    expect(await send(path, { amount: 10 }, 'free-again-later')).toMatchObject({ isReplayed: false });
    expect(await send(path, { amount: 10 }, 'free-again-later')).toMatchObject({ isReplayed: true });
  });
});
