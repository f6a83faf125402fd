import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from '../generated/events.ts';
import type { Me, MyPerformer } from '../generated/models.ts';
import { meQueries, myPerformerQueries } from '../generated/queries.ts';
import { changeCached } from './cache.ts';

/** Sets the current balance. */
export function balanceUpdated(
  client: QueryClient,
  { data }: ServerEvent<'wallet/balance-updated'> | ServerEvent<'payment/succeeded'>,
): void {
  const { balance } = data;
  const change = <T extends Me | MyPerformer>(user: T): T => ({ ...user, balance });
  changeCached(client, meQueries, change);
  changeCached(client, myPerformerQueries, change);
}
