import { describe, expect, it } from 'vitest';
import { timeOnDay } from './time-on-day.ts';

describe('the time on a chosen day', () => {
  const now = new Date('2026-12-04T15:20');
  it('is the time that is set, or noon', () => {
    expect(timeOnDay('2026-12-10', '2026-12-05T09:30', now)).toBe('2026-12-10T09:30');
    expect(timeOnDay('2026-12-10', '', now)).toBe('2026-12-10T12:00');
  });

  it('is the time that is set after a year with six digits', () => {
    expect(timeOnDay('2026-12-10', '202612-05-01T09:30', now)).toBe('2026-12-10T09:30');
  });

  it('is the next full hour of the current day if noon is over', () => {
    expect(timeOnDay('2026-12-04', '', now)).toBe('2026-12-04T16:00');
    expect(timeOnDay('2026-12-04', '', new Date('2026-12-04T08:00'))).toBe('2026-12-04T12:00');
    expect(timeOnDay('2026-12-04', '', new Date('2026-12-04T23:10'))).toBe('2026-12-04T23:59');
  });
});
