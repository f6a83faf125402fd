const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A moment as seen from another: minutes, hours, days, and after a week its date, in the words of a language. */
export function relativeTime(at: Date, now: Date, locale: string): string {
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000);
  const distance = Math.abs(seconds);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  if (distance < minute) return words.format(0, 'second');
  if (distance < hour) return words.format(Math.trunc(seconds / minute), 'minute');
  if (distance < day) return words.format(Math.trunc(seconds / hour), 'hour');
  if (distance < 7 * day) return words.format(Math.trunc(seconds / day), 'day');
  const year = at.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const);
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year }).format(at);
}
