import { NOW } from '../openapi/now.ts';

/** Formats a time for the toolbar: `2026-05-14T12-00Z`. Storybook's URLs allow only letters, digits, `-` and `_`. */
export const formatTime = (time: Date): string => `${time.toISOString().slice(0, 16).replace(':', '-')}Z`;

const start = new Date(NOW);
const afterMinutes = (minutes: number): string => formatTime(new Date(start.getTime() + minutes * 60_000));

/** The times to choose from in the toolbar. The URL of a story can contain any other time. */
export const times: Record<string, string> = {
  [formatTime(start)]: 'Now',
  [afterMinutes(1)]: '1 minute later',
  [afterMinutes(60)]: '1 hour later',
  [afterMinutes(24 * 60)]: '1 day later',
  [afterMinutes(30 * 24 * 60)]: '30 days later',
};

export const defaultTime = formatTime(start);

/** Parses a time of the toolbar. */
export function parseTime(time: string): Date {
  const date = new Date(time.replace(/T(\d\d)-(\d\d)Z$/, 'T$1:$2:00Z'));
  if (Number.isNaN(date.getTime())) throw new Error(`The toolbar's time ${time} does not look like ${defaultTime}.`);
  return date;
}

const SystemDate = Date;
/** The clock of the story: the time that it showed at a time of the system, and its speed since then. */
let clock = { storyMs: SystemDate.now(), systemMs: SystemDate.now(), rate: 1 };
const now = (): number => Math.floor(clock.storyMs + (SystemDate.now() - clock.systemMs) * clock.rate);

/** The system's `Date` with another current time. */
const StoryDate = new Proxy(SystemDate, {
  apply: () => new SystemDate(now()).toString(),
  construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});

const setTime = (storyMs: number, rate: number): void => {
  clock = { storyMs, systemMs: SystemDate.now(), rate };
};

/**
 * Sets the current date of the page to a time of the toolbar. The clock continues from there at the speed of the system.
 * Timers are not affected. Fixtures and mocks always contain times relative to `NOW`, which the toolbar shows as "Now".
 *
 * @param present - the time that "Now" means, if the data is not relative to `NOW`. The other times of the toolbar are
 *   relative to it.
 */
export function setClock(time: string, present: Date = start): void {
  setTime(parseTime(time).getTime() - start.getTime() + present.getTime(), 1);
  globalThis.Date = StoryDate;
}

/**
 * Sets the speed of the clock, which continues from its time.
 *
 * - 1: as fast as that of the system.
 * - 0: it stands still, so that a story shows the same times when its link is opened later, or when it stays open. A
 *   story is played before, because code that measures a duration would wait forever.
 * - {@link slowRate}: the true engine starts and plays in less than a second of the story on any machine, so that the
 *   ages on its pages do not depend on the machine.
 */
export const setClockRate = (rate: number): void => setTime(now(), rate);

/** A minute of the system is a second of the story. */
export const slowRate = 1 / 60;
