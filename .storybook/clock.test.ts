import { afterEach, describe, expect, it, vi } from 'vitest';
import { defaultTime, formatTime, parseTime, setClock, setClockRate, slowRate } from './clock.ts';

const SystemDate = Date;

describe('the clock', () => {
  afterEach(() => {
    globalThis.Date = SystemDate;
    vi.restoreAllMocks();
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

  it('continues at the speed that is set', () => {
    const system = vi.spyOn(SystemDate, 'now').mockReturnValue(0);
    const shownAt = (systemMs: number) => {
      system.mockReturnValue(systemMs);
      return new Date().toISOString().slice(11, 23);
    };
    setClock('2026-05-14T13-00Z');
    expect(shownAt(5000)).toBe('13:00:05.000');
    setClockRate(0);
    expect(shownAt(90_000)).toBe('13:00:05.000');
    setClockRate(slowRate);
    expect(shownAt(150_000)).toBe('13:00:06.000');
    setClockRate(1);
    expect(shownAt(151_500)).toBe('13:00:07.500');
    setClockRate(0);
    setClock('2026-05-14T13-00Z');
    expect(shownAt(152_500)).toBe('13:00:01.000');
  });
});

it('formatTime uses only characters that Storybook keeps in URLs', () => {
  expect(defaultTime).toMatch(/^[\w-]+$/);
  expect(formatTime(parseTime(defaultTime))).toBe(defaultTime);
  expect(() => parseTime('tomorrow')).toThrow('tomorrow');
});
