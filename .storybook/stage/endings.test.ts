import { expect, it } from 'vitest';
import { findEndings } from './endings.ts';

const now = Date.parse('2026-05-14T12:00:00.000Z');

it('findEndings returns only the earliest future time of each field that says when something ends', () => {
  const body = {
    data: [
      { poll: { endsAt: '2026-05-16T00:00:00.000Z' }, createdAt: '2026-06-01T00:00:00.000Z' },
      { poll: { endsAt: '2026-05-15T00:00:00.000Z' }, expiresAt: '2026-05-13T00:00:00.000Z' },
      { poll: null, publishAt: '2026-05-20T00:00:00.000Z' },
    ],
  };
  expect(findEndings('listFeeds', body, now)).toEqual([
    { name: 'endsAt of listFeeds', atMs: Date.UTC(2026, 4, 15) },
    { name: 'publishAt of listFeeds', atMs: Date.UTC(2026, 4, 20) },
  ]);
});

it('findEndings finds when a free subscription ends and a paid one is renewed', () => {
  const body = {
    data: [
      {
        type: 'free',
        startedAt: '2026-05-10T00:00:00.000Z',
        paidThroughAt: '2026-05-17T00:00:00.000Z',
        renewsAt: null,
      },
      { type: 'monthly', paidThroughAt: '2026-06-01T00:00:00.000Z', renewsAt: '2026-05-31T00:00:00.000Z' },
    ],
  };
  expect(findEndings('listSubscriptions', body, now)).toEqual([
    { name: 'paidThroughAt of listSubscriptions', atMs: Date.UTC(2026, 4, 17) },
    { name: 'renewsAt of listSubscriptions', atMs: Date.UTC(2026, 4, 31) },
  ]);
});

it('findEndings finds when held earnings become payable and when a request is due', () => {
  const wallet = { data: { payableEarnings: 120, heldEarnings: 30, nextReleaseAt: '2026-05-21T00:00:00.000Z' } };
  expect(findEndings('getWallet', wallet, now)).toEqual([
    { name: 'nextReleaseAt of getWallet', atMs: Date.UTC(2026, 4, 21) },
  ]);
  const payout = { data: { obstacle: null, nextReleaseAt: '2026-05-20T00:00:00.000Z' } };
  expect(findEndings('calculatePayout', payout, now)).toEqual([
    { name: 'nextReleaseAt of calculatePayout', atMs: Date.UTC(2026, 4, 20) },
  ]);
  const requests = { data: [{ dueAt: '2026-05-16T00:00:00.000Z', createdAt: '2026-05-13T00:00:00.000Z' }] };
  expect(findEndings('listCameos', requests, now)).toEqual([
    { name: 'dueAt of listCameos', atMs: Date.UTC(2026, 4, 16) },
  ]);
});

it('findEndings returns nothing for a response without a body', () => {
  expect(findEndings('logout', undefined, now)).toEqual([]);
});
