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

// Fails if a call has caused an internal error.
afterAll(() => stopCleanly(engine));

const cursorOf = (text: string) => btoa(text).replaceAll('=', '');

const calls: [string, () => Promise<unknown>][] = [
  [
    'a cursor with a number of views beyond an integer',
    () => noor.client.call(api.listVideos, { query: { sortBy: 'popular', cursor: cursorOf('99999999999.a') } }),
  ],
  [
    'a cursor with a number of views of 40 digits',
    () => noor.client.call(api.listVideos, { query: { sortBy: 'popular', cursor: cursorOf(`${'9'.repeat(40)}.a`) } }),
  ],
  [
    'a cursor with a notification in the year 0',
    () => noor.client.call(api.listNotifications, { query: { cursor: cursorOf('0000-01-01T00:00:00.000Z_a') } }),
  ],
  [
    'a cursor with a subscription in the year 0',
    () =>
      noor.client.call(api.listSubscriptions, {
        query: { sortBy: 'paidThroughAt', cursor: cursorOf('0000-01-01T00:00:00.000Z|a') },
      }),
  ],
  [
    'a cursor with infinite earnings',
    () => noor.client.call(api.listReferrals, { query: { sortBy: 'amount', cursor: cursorOf('Infinity|a') } }),
  ],
  [
    'a cursor with a fraction of a hundredth',
    () => noor.client.call(api.listReferrals, { query: { sortBy: 'amount', cursor: cursorOf('1.5|a') } }),
  ],
  [
    'a filter from the year 0',
    () => noor.client.call(api.listTransactions, { query: { from: '0000-01-01T00:00:00Z' } }),
  ],
  [
    'a filter to the year 10000',
    () => noor.client.call(api.listTransactions, { query: { to: '9999-12-31T23:59:59-12:00' } }),
  ],
  [
    'a post that is scheduled for the year 10000',
    () =>
      mara.client.call(api.createFeed, {
        body: { text: 'Soon.', audience: 'public', publishAt: '9999-12-31T23:59:59-12:00' },
      }),
  ],
];

it.each(calls)('the server refuses %s with VALIDATION_FAILED', async (_input, call) => {
  const error = await call().catch((reason: ApiError) => reason);
  expect(error).toMatchObject({ code: 'VALIDATION_FAILED' });
});
