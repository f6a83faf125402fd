import MockDate from 'mockdate';
import { NOW } from '../openapi/now.ts';

/** Formats a time for a URL, which keeps only letters, digits, `-` and `_` of a toolbar's value: `2026-05-14T12-00Z`. */
const format = (time: Date): string => `${time.toISOString().slice(0, 16).replace(':', '-')}Z`;

const start = new Date(NOW);
const afterMinutes = (minutes: number): string => format(new Date(start.getTime() + minutes * 60_000));

/** Times of the toolbar; a link can have any other one. */
export const times: Record<string, string> = {
  [format(start)]: 'Now',
  [afterMinutes(1)]: 'In a minute',
  [afterMinutes(60)]: 'In an hour',
  [afterMinutes(24 * 60)]: 'In a day',
  [afterMinutes(30 * 24 * 60)]: 'In 30 days',
};

export const defaultTime = format(start);

/**
 * Sets the current date to a time of the toolbar. Timers still run, but the date stays, so that a story always looks
 * the same. Fixtures and mocks are relative to `NOW`, whatever the time is.
 *
 * @returns a function that restores the date of the system
 */
export function stopClock(time: string): () => void {
  const date = new Date(time.replace(/T(\d\d)-(\d\d)Z$/, 'T$1:$2:00Z'));
  if (Number.isNaN(date.getTime())) throw new Error(`The toolbar's time ${time} does not look like ${defaultTime}.`);
  MockDate.set(date);
  return () => MockDate.reset();
}
