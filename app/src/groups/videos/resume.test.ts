import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepPlace, placeOf } from './resume.ts';

function withStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

describe('where somebody left an item', () => {
  it('is kept for each person and item, and forgotten at the end', () => {
    withStorage();
    keepPlace('noor', 'a', 42);
    keepPlace('noor', 'b', 7);
    expect([placeOf('noor', 'a'), placeOf('noor', 'b'), placeOf('bo', 'a'), placeOf(undefined, 'a')]).toEqual([
      42, 7, 0, 0,
    ]);
    keepPlace('noor', 'a', 0);
    expect([placeOf('noor', 'a'), placeOf('noor', 'b')]).toEqual([0, 7]);
  });

  it('keeps the latest two hundred', () => {
    withStorage();
    vi.useFakeTimers();
    for (let item = 0; item <= 200; item += 1) {
      vi.setSystemTime(item);
      keepPlace('noor', `item-${item}`, 1);
    }
    vi.useRealTimers();
    expect([placeOf('noor', 'item-0'), placeOf('noor', 'item-1'), placeOf('noor', 'item-200')]).toEqual([0, 1, 1]);
  });

  it('does without storage', () => {
    withStorage().set('resume:noor', 'not json');
    expect(placeOf('noor', 'a')).toBe(0);
    vi.stubGlobal('localStorage', undefined);
    expect(() => keepPlace('noor', 'a', 1)).not.toThrow();
    expect(placeOf('noor', 'a')).toBe(0);
  });
});
