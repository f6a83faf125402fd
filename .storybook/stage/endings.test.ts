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

it('findEndings returns nothing for a response without a body', () => {
  expect(findEndings('logout', undefined, now)).toEqual([]);
});
