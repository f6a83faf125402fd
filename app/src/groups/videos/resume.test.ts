import { afterEach, describe, expect, it, vi } from 'vitest';
import { resumePositionOf, saveResumePosition } from './resume.ts';

function withStorage(): Map<string, string> {
  const entries = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  });
  return entries;
}

afterEach(() => vi.unstubAllGlobals());

describe('resume positions', () => {
  it('are stored separately for each user and item, and are deleted when the position is 0', () => {
    withStorage();
    saveResumePosition('noor', 'a', 42);
    saveResumePosition('noor', 'b', 7);
    expect([
      resumePositionOf('noor', 'a'),
      resumePositionOf('noor', 'b'),
      resumePositionOf('bo', 'a'),
      resumePositionOf(undefined, 'a'),
    ]).toEqual([42, 7, 0, 0]);
    saveResumePosition('noor', 'a', 0);
    expect([resumePositionOf('noor', 'a'), resumePositionOf('noor', 'b')]).toEqual([0, 7]);
  });

  it('are kept only for the 200 items that were saved last', () => {
    withStorage();
    vi.useFakeTimers();
    for (let item = 0; item <= 200; item += 1) {
      vi.setSystemTime(item);
      saveResumePosition('noor', `item-${item}`, 1);
    }
    vi.useRealTimers();
    expect([
      resumePositionOf('noor', 'item-0'),
      resumePositionOf('noor', 'item-1'),
      resumePositionOf('noor', 'item-200'),
    ]).toEqual([0, 1, 1]);
  });

  it('are 0 if the stored text is invalid or the storage is unavailable', () => {
    withStorage().set('resume:noor', 'not json');
    expect(resumePositionOf('noor', 'a')).toBe(0);
    vi.stubGlobal('localStorage', undefined);
    expect(() => saveResumePosition('noor', 'a', 1)).not.toThrow();
    expect(resumePositionOf('noor', 'a')).toBe(0);
  });
});
