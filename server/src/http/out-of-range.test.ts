import { type ApiError, api } from '@fanlight/sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person, TestEngine } from '../testing/index.ts';
import { createEngineWithPeople } from '../testing/setup.ts';
import { stopCleanly } from '../testing/stop-cleanly.ts';

let engine: TestEngine;
let mara: Person;
let noor: Person;

beforeAll(async () => {
  ({ engine, mara, noor } = await createEngineWithPeople());
});

// Also checks that none of these inputs caused an internal error.
afterAll(() => stopCleanly(engine));

const cursorOf = (text: string) => btoa(text).replaceAll('=', '');

const calls: [string, () => Promise<unknown>][] = [
  [
    'an integer number of likes',
    () => noor.client.call(api.listVideos, { query: { sortBy: 'popular', cursor: cursorOf('99999999999.a') } }),
  ],
  [
    'a number of likes with 40 digits',
    () => noor.client.call(api.listVideos, { query: { sortBy: 'popular', cursor: cursorOf(`${'9'.repeat(40)}.a`) } }),
  ],
  [
    'the time of a notification',
    () => noor.client.call(api.listNotifications, { query: { cursor: cursorOf('0000-01-01T00:00:00.000Z_a') } }),
  ],
  [
    'the time of a subscription',
    () =>
      noor.client.call(api.listSubscriptions, {
        query: { sortBy: 'paidThroughAt', cursor: cursorOf('0000-01-01T00:00:00.000Z|a') },
      }),
  ],
  [
    'the earnings of a referral',
    () => noor.client.call(api.listReferrals, { query: { sortBy: 'amount', cursor: cursorOf('Infinity|a') } }),
  ],
  [
    'an amount that is not an integer number of hundredths',
    () => noor.client.call(api.listReferrals, { query: { sortBy: 'amount', cursor: cursorOf('1.5|a') } }),
  ],
  ['the year 0', () => noor.client.call(api.listTransactions, { query: { from: '0000-01-01T00:00:00Z' } })],
  ['the year 10000', () => noor.client.call(api.listTransactions, { query: { to: '9999-12-31T23:59:59-12:00' } })],
  [
    'the time of a post',
    () =>
      mara.client.call(api.createFeed, {
        body: { text: 'Soon.', audience: 'public', publishAt: '9999-12-31T23:59:59-12:00' },
      }),
  ],
];

it.each(calls)('answers VALIDATION_FAILED if %s is out of range, without an internal error', async (_what, call) => {
  const error = await call().catch((reason: ApiError) => reason);
  expect(error).toMatchObject({ code: 'VALIDATION_FAILED' });
});
