import type { EarningPoint } from '@fanlight/sdk/models';

/** The earnings of the last days, after commission, and of as many days before. In tokens. */
export interface PeriodComparison {
  now: number;
  before: number;
}

/** The numbers of days that the dashboard compares with as many days before. */
export const comparedDays = [1, 7, 30] as const;

const sumOf = (points: EarningPoint[]) => Math.round(points.reduce((sum, { net }) => sum + net, 0) * 100) / 100;

/** Compares the last `days` days with as many before. `points` are days in order, the last of which is today. */
export function comparePeriods(points: EarningPoint[], days: number): PeriodComparison {
  return { now: sumOf(points.slice(-days)), before: sumOf(points.slice(-2 * days, -days)) };
}

/** Returns the change in whole percent; null if nothing was earned before. */
export const changeOf = ({ now, before }: PeriodComparison): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 100);
