/** Returns the month (UTC) of a URL, such as `2026-05`; empty if there is none or it is invalid. */
export const readMonth = (text: string | null): string => (text && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : '');

/** Returns the months (UTC) from a time until now, latest first. */
export function monthsSince(start: string, now: Date): string[] {
  const months: string[] = [];
  const first = start.slice(0, 7);
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  do {
    months.push(month.toISOString().slice(0, 7));
    month.setUTCMonth(month.getUTCMonth() - 1);
  } while (month.toISOString().slice(0, 7) >= first);
  return months;
}

/** Returns the parameters of a list that shows a month; none if the month is empty. */
export function periodOf(month: string): { from?: string; to?: string } {
  if (!month) return {};
  const from = new Date(`${month}-01T00:00:00Z`);
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + 1);
  return { from: from.toISOString(), to: to.toISOString() };
}
