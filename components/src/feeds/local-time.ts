const minuteMs = 60_000;

/** The latest value of a `datetime-local` input whose year has four digits. Other code does not accept longer years. */
export const latestLocalTime = '9999-12-31T23:59';

/** Formats a time as the value of a `datetime-local` input. */
export function toLocalTime(moment: Date): string {
  return new Date(moment.getTime() - moment.getTimezoneOffset() * minuteMs).toISOString().slice(0, 16);
}
