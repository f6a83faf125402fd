import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultTime, formatTime, parseTime, setClock } from './clock.ts';

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

  it('adds the difference between the toolbar’s time and the default time to the system time if the data is live', () => {
    const hourLater = formatTime(new SystemDate(parseTime(defaultTime).getTime() + 3_600_000));
    setClock(hourLater, { isLive: true });
    expect(Math.abs(Date.now() - SystemDate.now() - 3_600_000)).toBeLessThan(1000);
  });
});

it('formatTime uses only characters that Storybook keeps in URLs', () => {
  expect(defaultTime).toMatch(/^[\w-]+$/);
  expect(formatTime(parseTime(defaultTime))).toBe(defaultTime);
  expect(() => parseTime('tomorrow')).toThrow('tomorrow');
});
