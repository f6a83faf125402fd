import { latestLocalTime, toLocalTime } from '../local-time.ts';

/** A calendar day in the viewer's time zone, such as `2026-12-04`. */
export type Day = string;

/** A month, such as `2026-12`. */
export type Month = string;

const dayMs = 24 * 60 * 60_000;
/** Every month has this number of weeks, so that all months are equally high. */
const weeks = 6;

/** The last day that can be chosen. Later years have more digits, and would not be ordered as text. */
const lastDay: Day = latestLocalTime.slice(0, 10);

/** Whether a text is a day. The year of a `datetime-local` input may have up to six digits while it is typed. */
export const isDay = (text: string): text is Day => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Returns the day of a time in the viewer's time zone. */
export const dayOf = (moment: Date | string): Day => toLocalTime(new Date(moment)).slice(0, 10);

export const monthOf = (day: Day): Month => day.slice(0, 7);

// Days are computed in UTC, where each day has 24 hours.
const utc = (day: Day) => new Date(`${day}T00:00:00Z`);
const toDay = (date: Date): Day => date.toISOString().replace(/T.*/, '');

export const addDays = (day: Day, count: number): Day => toDay(new Date(utc(day).getTime() + count * dayMs));

/** Returns the same day of another month, or the last day of that month if it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const date = utc(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return toDay(new Date(Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay))));
}

/** Returns the day of the week from 0 (Sunday) to 6. */
export const weekdayOf = (day: Day): number => utc(day).getUTCDay();

interface LocaleWithWeek extends Intl.Locale {
  getWeekInfo?: () => { firstDay: number };
}

/** Returns the first day of the week in a locale, from 0 (Sunday) to 6; Monday if the browser does not know it. */
export function firstWeekdayOf(locale: string): number {
  const known = (new Intl.Locale(locale) as LocaleWithWeek).getWeekInfo?.();
  return (known?.firstDay ?? 1) % 7;
}

/** Returns the number of days between the start of the week and a day. */
const offsetInWeek = (day: Day, firstWeekday: number) => (weekdayOf(day) - firstWeekday + 7) % 7;

export const startOfWeek = (day: Day, firstWeekday: number): Day => addDays(day, -offsetInWeek(day, firstWeekday));

/** Returns the days of the weeks of a month. The first and the last weeks also have days of the neighbouring months. */
export function weeksOf(month: Month, firstWeekday: number): Day[][] {
  const start = startOfWeek(`${month}-01`, firstWeekday);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(start, week * 7 + weekday)),
  );
}

/** Returns the start and the end of a month in the viewer's time zone, in ISO format. The end is exclusive. */
export function periodOf(month: Month): { from: string; to: string } {
  const start = `${month}-01`;
  const at = (day: Day) => new Date(`${day}T00:00`).toISOString();
  return { from: at(start), to: at(clampDay(addMonths(start, 1), start)) };
}

/**
 * Returns the day to which a key moves from another day; null if the key moves to no day. The keys are those of a grid
 * of days in the ARIA Authoring Practices Guide.
 */
export function dayByKey(day: Day, key: string, isShift: boolean, firstWeekday: number): Day | null {
  const week = startOfWeek(day, firstWeekday);
  const months = isShift ? 12 : 1;
  const days: Record<string, () => Day> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => week,
    End: () => addDays(week, 6),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
  };
  return days[key]?.() ?? null;
}

/** Returns the nearest day that can be chosen. */
export const clampDay = (day: Day, minimum: Day): Day => {
  if (!isDay(day)) return lastDay;
  return day < minimum ? minimum : day;
};
