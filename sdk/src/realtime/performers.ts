import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from '../generated/events.ts';
import { performerHolders } from '../generated/holders.ts';
import type { Performer } from '../generated/models.ts';
import { changeCached } from './cache.ts';

const holders = [...performerHolders, 'getMyPerformer'];

/** Updates the counters of a profile in every query. */
export function performerCountersUpdated(
  client: QueryClient,
  { data }: ServerEvent<'performer/counters-updated'>,
): void {
  const { performerId, ...counters } = data;
  changeCached<Performer>(client, holders, (performer) =>
    performer._id === performerId ? { ...performer, ...counters } : performer,
  );
}
