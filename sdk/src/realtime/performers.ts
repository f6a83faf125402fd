import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from '../generated/events.ts';
import type { MyPerformer, Performer } from '../generated/models.ts';
import { myPerformerQueries, performerQueries } from '../generated/queries.ts';
import { changeCached } from './cache.ts';

/** Updates the counters of a profile in every query. */
export function performerCountersUpdated(
  client: QueryClient,
  { data }: ServerEvent<'performer/counters-updated'>,
): void {
  const { performerId, ...counters } = data;
  const change = <T extends Performer | MyPerformer>(performer: T): T =>
    performer._id === performerId ? { ...performer, ...counters } : performer;
  changeCached(client, performerQueries, change);
  changeCached(client, myPerformerQueries, change);
}
