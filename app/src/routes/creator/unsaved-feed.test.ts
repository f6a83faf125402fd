import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetUnsavedFeed, keepUnsavedFeed, readUnsavedFeed } from './unsaved-feed.ts';

const feed = { text: 'Kiln at dawn', audience: 'followers' as const, price: 4 };

/** A storage in memory. */
function stubStorage(): void {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
}

beforeEach(stubStorage);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a post that could not be saved', () => {
  it('is kept for its user and its post until it is saved', () => {
    keepUnsavedFeed('mara', 'new', feed);
    expect(readUnsavedFeed('mara', 'new')).toEqual(feed);
    expect(readUnsavedFeed('noor', 'new')).toBeUndefined();
    expect(readUnsavedFeed('mara', '1')).toBeUndefined();
    forgetUnsavedFeed('mara', 'new');
    expect(readUnsavedFeed('mara', 'new')).toBeUndefined();
  });

  it('is not restored after a week', () => {
    vi.useFakeTimers({ now: 0 });
    keepUnsavedFeed('mara', 'new', feed);
    vi.setSystemTime(8 * 24 * 60 * 60 * 1000);
    expect(readUnsavedFeed('mara', 'new')).toBeUndefined();
  });

  it('is not kept if the storage is unavailable', () => {
    vi.stubGlobal('localStorage', undefined);
    keepUnsavedFeed('mara', 'new', feed);
    expect(readUnsavedFeed('mara', 'new')).toBeUndefined();
    forgetUnsavedFeed('mara', 'new');
  });
});
