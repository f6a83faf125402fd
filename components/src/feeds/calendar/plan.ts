import type { PlannedFeed, PlannedFeeds } from '@fanlight/sdk/models';
import type { Loadable } from '../../primitives/index.ts';
import { type Day, dayOf } from './month.ts';

/** The posts that the performer has planned in a period. */
export interface Plan {
  feeds: Loadable<PlannedFeeds>;
  /** Called with the start and the end of the month that is shown, in ISO format. */
  onPeriodChange: (period: { from: string; to: string }) => void;
}

/** The publication or the expiry of a post. */
export interface PlannedEvent {
  kind: 'publishes' | 'expires';
  /** The time in ISO format. */
  at: string;
  day: Day;
  feed: PlannedFeed;
}

/** Returns the publications and expiries of a month, by time. */
export function eventsOf(feeds: readonly PlannedFeed[], month: string): PlannedEvent[] {
  const eventOf = (kind: PlannedEvent['kind'], at: string | null, feed: PlannedFeed) =>
    at === null ? [] : [{ kind, at, day: dayOf(at), feed }];
  return feeds
    .flatMap((feed) => [...eventOf('publishes', feed.publishAt, feed), ...eventOf('expires', feed.expiresAt, feed)])
    .filter(({ day }) => day.startsWith(month))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
