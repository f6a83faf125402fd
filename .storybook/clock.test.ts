import { afterEach, describe, expect, it, vi } from 'vitest';
import { continueClock, defaultTime, formatTime, parseTime, setClock, stopClock } from './clock.ts';

const SystemDate = Date;

describe('the clock', () => {
  afterEach(() => {
    globalThis.Date = SystemDate;
  });

  it('starts at the time of the toolbar and then advances', async () => {
    setClock('2026-05-14T13-00Z');
    const before = Date.now();
    expect(new Date(before).toISOString()).toMatch(/^2026-05-14T13:00:0/);
    await vi.waitUntil(() => Date.now() > before);
    expect(new Date() > new Date(before)).toBe(true);
    expect(Date()).toMatch(/May 1[45] 2026/);
  });

  it('does not change dates that are created from a given time', () => {
    setClock('2026-05-14T13-00Z');
    const date = new Date('2030-01-02T03:04:05.000Z');
    expect(date).toBeInstanceOf(Date);
    expect(date.toISOString()).toBe('2030-01-02T03:04:05.000Z');
    expect(Date.parse('2030-01-02')).toBe(Date.UTC(2030, 0, 2));
    expect(new Date(2030, 0, 2).getFullYear()).toBe(2030);
  });

  it('adds the difference between the toolbar’s time and the default time to the present of other data', () => {
    const hourLater = formatTime(new SystemDate(parseTime(defaultTime).getTime() + 3_600_000));
    setClock(hourLater, new SystemDate('2026-01-01T08:00:00.000Z'));
    expect(new Date().toISOString()).toMatch(/^2026-01-01T09:00:00/);
  });

  it('stands still after it was stopped, and runs again when it is set', async () => {
    setClock(defaultTime);
    stopClock();
    const stopped = Date.now();
    const start = performance.now();
    await vi.waitUntil(() => performance.now() > start + 5);
    expect(Date.now()).toBe(stopped);
    expect(new Date().toISOString()).toBe(new SystemDate(stopped).toISOString());
    continueClock();
    await vi.waitUntil(() => Date.now() > stopped);
    expect(Date.now()).toBeLessThan(stopped + 5_000);
    stopClock();
    setClock('2026-05-14T13-00Z');
    const before = Date.now();
    await vi.waitUntil(() => Date.now() > before);
  });
});

it('formatTime uses only characters that Storybook keeps in URLs', () => {
  expect(defaultTime).toMatch(/^[\w-]+$/);
  expect(formatTime(parseTime(defaultTime))).toBe(defaultTime);
  expect(() => parseTime('tomorrow')).toThrow('tomorrow');
});
