import { api, createClient, memoryTokenStore, NetworkError } from '@fanlight/sdk';
import type { KnownErrorCode } from '@fanlight/sdk/models';
import { everywhere, type OperationId } from '@fanlight/sdk/operations';

import { getResponse, type RequestHandler } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { handlers, scenario, scenarioNames, setupMocks } from '../index.ts';
import { handlerOf, operationIds, operationOf, requestOf, responseOf } from '../testing/calls.ts';
import { problemOfResponse } from '../testing/validity.ts';
import { failure } from './failures.ts';
import { isScenario, type ScenarioName } from './index.ts';

const names = scenarioNames.filter((name) => name !== 'loading' && name !== 'offline' && name !== 'slow');

/** Returns the code with which an operation must fail in a scenario; undefined if it must succeed. */
function codeIn(name: ScenarioName, id: OperationId): KnownErrorCode | undefined {
  const code = named[name] ?? (name.startsWith('error-') ? (name.slice('error-'.length) as KnownErrorCode) : undefined);
  if (!code || (name === 'maintenance' && id === 'getPublicSettings')) return undefined;
  return operationOf(id).errors.includes(code) || everywhere.includes(code) ? code : undefined;
}

const named: Partial<Record<ScenarioName, KnownErrorCode>> = {
  'server-error': 'INTERNAL',
  'rate-limited': 'RATE_LIMITED',
  'logged-out': 'UNAUTHENTICATED',
  maintenance: 'MAINTENANCE',
  'declined-card': 'CARD_DECLINED',
  'low-balance': 'INSUFFICIENT_BALANCE',
  'wrong-password': 'INVALID_CREDENTIALS',
};

/** Returns how the response of an operation in a scenario violates the contract; undefined if it does not. */
async function problemIn(name: ScenarioName, id: OperationId): Promise<string | undefined> {
  const laterHandlers = [handlerOf(id)];
  const code = codeIn(name, id);
  const response = await getResponse(scenario(name, laterHandlers), requestOf(id));
  // Undefined means that the response is the default one, which responses.test.ts checks.
  if (!response) return code && `${id} does not fail with ${code}`;
  if (!code) return problemOfResponse(id, response);
  const body = await response.json();
  const actual = [body.code, body.statusCode, Object.keys(body).sort().join()].join(' ');
  // The server always sends a reason together with this code.
  const reason = code === 'CARD_EXPIRED' ? ['reason'] : [];
  const fields = ['code', 'error', 'message', ...reason, 'requestId', 'statusCode'];
  const expected = [code, response.status, fields.join()].join(' ');
  return actual === expected ? undefined : `${id} fails with ${actual}`;
}

/** Creates a client whose requests are handled by these handlers. */
function clientOf(clientHandlers: RequestHandler[]) {
  const fetch = async (request: Request): Promise<Response> => {
    const response = await getResponse(clientHandlers, request);
    if (!response || response.type === 'error') throw new TypeError('refused');
    return response;
  };
  return createClient({ handle: fetch, token: memoryTokenStore('a-token'), retry: { times: 0 } });
}

const clientIn = (name: ScenarioName) => clientOf([...scenario(name), ...handlers]);

describe('every operation', () => {
  it.each(names)('responds in the scenario %s with a success or an error that the contract declares', async (name) => {
    const problems = await Promise.all(operationIds.map((id) => problemIn(name, id)));
    expect(problems.filter(Boolean)).toEqual([]);
  });

  it('fails with a network error in the scenario offline', async () => {
    for (const id of operationIds)
      expect((await responseOf(id, [...scenario('offline'), handlerOf(id)])).type).toBe('error');
    await expect(clientIn('offline').call(api.getMe)).rejects.toBeInstanceOf(NetworkError);
  });

  it('responds after two seconds in the scenario slow, and never in the scenario loading', async () => {
    vi.useFakeTimers();
    try {
      let responseCount = 0;
      for (const name of ['slow', 'loading'] as const)
        for (const id of operationIds)
          void responseOf(id, [...scenario(name), handlerOf(id)]).then(() => {
            responseCount += 1;
          });
      await vi.advanceTimersByTimeAsync(1999);
      expect(responseCount).toBe(0);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(responseCount).toBe(operationIds.length);
    } finally {
      vi.useRealTimers();
    }
  });

  it('has a scenario for every error code that it declares', () => {
    for (const id of operationIds)
      for (const code of operationOf(id).errors) expect(scenarioNames).toContain(`error-${code}`);
    expect(isScenario('error-NOT_FOUND')).toBe(true);
    expect(isScenario('error-NONE')).toBe(false);
    expect(isScenario(null)).toBe(false);
  });
});

describe('the scenario', () => {
  it('"empty" returns lists without items and a count of zero', async () => {
    const client = clientIn('empty');
    expect(await client.call(api.listFeeds)).toMatchObject({ data: [], total: 0, isMore: false });
    expect(await client.call(api.getUnreadNotificationCount)).toEqual({ total: 0 });
    expect((await client.call(api.getMe)).name).not.toBe('');
  });

  it('"locked" returns posts whose files have no URL except the preview (rule A2)', async () => {
    const { data } = await clientIn('locked').call(api.listFeeds);
    for (const feed of data) {
      expect(feed).toMatchObject({ isTeaser: true, audience: 'subscribers', access: { requiredAction: 'subscribe' } });
      for (const file of feed.files) expect(file).toMatchObject({ url: null, thumbnails: [] });
    }
  });

  it('"performer" makes the viewer a performer', async () => {
    expect(await clientIn('performer').call(api.getMe)).toMatchObject({ isPerformer: true, username: 'mara.clay' });
  });

  it('"maintenance" turns on the maintenance mode in the settings', async () => {
    expect(await clientIn('maintenance').call(api.getPublicSettings)).toMatchObject({ maintenance: true });
  });

  it('"rate-limited" returns a response with Retry-After', () => {
    expect(failure('RATE_LIMITED').headers.get('Retry-After')).toBe('30');
    expect(failure('NOT_FOUND').headers.has('Retry-After')).toBe(false);
  });
});

describe('the balance', () => {
  it.each(names)('of the viewer is that of the wallet in the scenario %s', async (name) => {
    const client = clientIn(name);
    const [me, wallet] = await Promise.allSettled([client.call(api.getMe), client.call(api.getWallet)]);
    // A scenario in which one of them fails shows no second balance.
    if (me.status === 'rejected' || wallet.status === 'rejected') return;
    expect(me.value.balance).toBe(wallet.value.balance);
  });
});

describe('setupMocks', () => {
  it('starts in a scenario, can change to another scenario, and resets to the first scenario', async () => {
    const mocks = setupMocks({ scenario: 'empty' });
    const client = clientOf(mocks.handlers);
    expect((await client.call(api.listFeeds)).total).toBe(0);
    mocks.useScenario('error-NOT_FOUND');
    await expect(client.call(api.getFeed, { params: { id: 'x' } })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await client.call(api.listFeeds)).total).toBe(6);
    mocks.reset();
    expect(mocks.scenario).toBe('empty');
    expect((await client.call(api.listFeeds)).total).toBe(0);
  });

  it('throws for an unknown scenario', () => {
    expect(() => setupMocks({ scenario: 'nonsense' as never })).toThrow(/no scenario "nonsense"/);
    expect(() => setupMocks().useScenario('error-NOPE' as never)).toThrow(TypeError);
  });

  it('lets handlers of a test override generated handlers, and lets the scenario override both', async () => {
    const { data } = await clientIn('default').call(api.listFeeds);
    const feedsHandler = handlers[operationIds.indexOf('listFeeds')];
    if (!feedsHandler) throw new Error('listFeeds has no handler');
    const mocks = setupMocks({ handlers: [feedsHandler], seed: 2 });
    const client = clientOf(mocks.handlers);
    expect((await client.call(api.listFeeds)).data).not.toEqual(data);
    mocks.useScenario('empty');
    expect((await client.call(api.listFeeds)).data).toEqual([]);
    setupMocks();
  });
});
