import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetUnsavedInput } from '../../session/unsaved-input.ts';
import { forgetUnsavedFeed, keepUnsavedFeed, readUnsavedFeed } from './unsaved-feed.ts';

const feed = { text: 'Kiln at dawn', audience: 'followers' as const, price: 4 };
const key = { userId: 'mara', feedId: 'new' };

/** A storage in memory. As in browsers, the stored keys are the object's own properties. */
class MemoryStorage {
  [key: string]: unknown;
  getItem(name: string) {
    return this[name] ?? null;
  }
  setItem(name: string, value: string) {
    this[name] = value;
  }
  removeItem(name: string) {
    delete this[name];
  }
}

beforeEach(() => void vi.stubGlobal('localStorage', new MemoryStorage()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a post that could not be saved', () => {
  it('is kept for its user and its post until it is saved', () => {
    keepUnsavedFeed(key, feed, undefined);
    expect(readUnsavedFeed(key, undefined)).toEqual(feed);
    expect(readUnsavedFeed({ ...key, userId: 'noor' }, undefined)).toBeUndefined();
    expect(readUnsavedFeed({ ...key, feedId: '1' }, undefined)).toBeUndefined();
    forgetUnsavedFeed(key);
    expect(readUnsavedFeed(key, undefined)).toBeUndefined();
  });

  it('is not restored over a newer version of the post', () => {
    const [before, after] = ['2026-11-27T10:00:00.000Z', '2026-11-27T10:05:00.000Z'];
    keepUnsavedFeed(key, feed, before);
    expect(readUnsavedFeed(key, before)).toEqual(feed);
    expect(readUnsavedFeed(key, after)).toBeUndefined();
  });

  it('is not restored after a week', () => {
    vi.useFakeTimers({ now: 0 });
    keepUnsavedFeed(key, feed, undefined);
    vi.setSystemTime(8 * 24 * 60 * 60 * 1000);
    expect(readUnsavedFeed(key, undefined)).toBeUndefined();
  });

  it('is forgotten when its author logs out, and nothing else is', () => {
    keepUnsavedFeed(key, feed, undefined);
    localStorage.setItem('language', 'es-ES');
    forgetUnsavedInput();
    expect(readUnsavedFeed(key, undefined)).toBeUndefined();
    expect(localStorage.getItem('language')).toBe('es-ES');
  });

  it('is not kept if the storage is unavailable', () => {
    vi.stubGlobal('localStorage', undefined);
    keepUnsavedFeed(key, feed, undefined);
    expect(readUnsavedFeed(key, undefined)).toBeUndefined();
    forgetUnsavedFeed(key);
    forgetUnsavedInput();
  });
});
