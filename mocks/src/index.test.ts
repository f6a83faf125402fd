import { api, createClient, NetworkError } from '@fanlight/sdk';
import { type OperationId, operations } from '@fanlight/sdk/operations';
import { bindings } from '@fanlight/sdk/validators/bindings';
import { getResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { handlers, make, resetMocks, type ScenarioName, scenarios } from './index.ts';

const ids = (Object.keys(operations) as OperationId[]).filter((id) => operations[id].answer === 'json');

const addressOf = (id: OperationId) =>
  `http://localhost/api${operations[id].path.replaceAll(/\{\w+\}/g, '0193f2a4c1d07b3e5a918c42')}`;

async function answerOf(id: OperationId): Promise<Response> {
  const response = await getResponse(handlers, new Request(addressOf(id), { method: operations[id].method }));
  if (!response) throw new Error(`${id} has no handler`);
  return response;
}

/** A client of the mocks, in one scenario. */
function clientIn(name: ScenarioName) {
  const fetch = async (request: Request): Promise<Response> => {
    const response = await getResponse([...scenarios[name], ...handlers], request);
    if (!response || response.type === 'error') throw new TypeError('refused');
    return response;
  };
  return createClient({ fetch, retry: { times: 0 } });
}

describe('generated mocks', () => {
  beforeEach(() => resetMocks());

  it.each(ids)('%s answers what the contract says', async (id) => {
    const response = await answerOf(id);
    expect(response.status).toBe(operations[id].status);
    const body = await response.json();
    const { response: validator } = bindings[id] as {
      response: { safeParse: (v: unknown) => { success: boolean; error?: unknown } };
    };
    expect(validator.safeParse(body).error).toBeUndefined();
  });

  it('are the same after each reset, and others with another seed', () => {
    const first = make.getFeedMock();
    resetMocks();
    expect(make.getFeedMock()).toEqual(first);
    resetMocks(1);
    expect(make.getFeedMock()).not.toEqual(first);
  });

  it('agree with themselves', () => {
    const list = make.getFeedListMock();
    expect(list.total).toBe(list.data.length);
    const tip = Array.from({ length: 40 }, () => make.getNotificationMock()).find((one) => one.type === 'tip');
    expect(tip).toMatchObject({ objectType: 'charge', amount: expect.any(Number) });
  });
});

describe('scenarios', () => {
  beforeEach(() => resetMocks());

  it('empty has no items', async () => {
    const client = clientIn('empty');
    expect(await client.call(api.listFeeds)).toEqual({ data: [], total: 0, isMore: false });
    expect(await client.call(api.getUnreadNotificationCount)).toEqual({ total: 0 });
    expect((await client.call(api.getMe)).name).not.toBe('');
  });

  it('offline has no connection', async () => {
    await expect(clientIn('offline').call(api.getMe)).rejects.toBeInstanceOf(NetworkError);
  });

  it.each([
    ['server-error', 500, 'INTERNAL'],
    ['rate-limited', 429, 'RATE_LIMITED'],
    ['logged-out', 401, 'UNAUTHENTICATED'],
  ] as const)('%s answers %i %s', async (name, status, code) => {
    await expect(clientIn(name).call(api.getMe)).rejects.toMatchObject({ status, code });
  });

  it('declined-card refuses the top-up and low-balance the tip', async () => {
    const topUp = clientIn('declined-card').call(api.topUpWallet, { body: { amount: 100, paymentMethodId: 'pm_1' } });
    await expect(topUp).rejects.toMatchObject({ code: 'CARD_DECLINED' });
    const tip = clientIn('low-balance').call(api.tipPerformer, { params: { id: 'x' }, body: { amount: 25 } });
    await expect(tip).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
  });

  it('A2 locked posts carry a preview and no other file address', async () => {
    const feed = (await clientIn('locked').call(api.listFeeds)).data[0];
    expect(feed).toMatchObject({
      isTeaser: true,
      access: { isAllowed: false },
      files: [{ url: null, thumbnails: [] }],
    });
  });

  it('performer is one', async () => {
    expect(await clientIn('performer').call(api.getMe)).toMatchObject({ isPerformer: true, username: 'mara.clay' });
  });
});
