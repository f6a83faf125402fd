import { NOW } from '@fanlight/openapi/now';

/** A duration, as the sum of its units. */
interface Duration {
  days?: number;
  hours?: number;
  minutes?: number;
}

const toMs = ({ days = 0, hours = 0, minutes = 0 }: Duration): number => ((days * 24 + hours) * 60 + minutes) * 60_000;
const shifted = (ms: number): string => new Date(Date.parse(NOW) + ms).toISOString();

/** Returns a time before the current time of stories, for fixtures. */
export const ago = (duration: Duration): string => shifted(-toMs(duration));

/**
 * Returns a time after the current time of stories, for fixtures. Adds half a minute, because the clock of a story
 * runs: without it, a time that is exactly one day ahead would soon be shown as 23 hours ahead.
 */
export const fromNow = (duration: Duration): string => shifted(toMs(duration) + 30_000);
