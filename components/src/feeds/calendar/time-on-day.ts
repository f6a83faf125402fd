import { toLocalTime } from '../local-time.ts';

/** The time of a day that is chosen while no time is set. */
const defaultTime = '12:00';

/**
 * Returns the local time on a day: at the time of another local time, or else at noon. On the current day it is the
 * next full hour if noon is over.
 *
 * @param localTime - the time in the format of a `datetime-local` input; empty if there is none
 */
export function timeOnDay(day: string, localTime: string, now: Date): string {
  // Not by position, because a year that is being typed may have up to six digits.
  const [, time] = localTime.split('T');
  if (time) return `${day}T${time}`;
  const [today, timeNow = ''] = toLocalTime(now).split('T');
  if (day !== today || timeNow < defaultTime) return `${day}T${defaultTime}`;
  const nextHour = now.getHours() + 1;
  return nextHour > 23 ? `${day}T23:59` : `${day}T${nextHour}:00`;
}
