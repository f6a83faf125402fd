import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from '../generated/events.ts';
import { meHolders, myPerformerHolders } from '../generated/holders.ts';
import type { Me, MyPerformer } from '../generated/models.ts';
import { changeCached } from './cache.ts';

/** Sets the current balance. */
export function balanceUpdated(
  client: QueryClient,
  { data }: ServerEvent<'wallet/balance-updated'> | ServerEvent<'payment/succeeded'>,
): void {
  const { balance } = data;
  const change = <T extends Me | MyPerformer>(person: T): T => ({ ...person, balance });
  changeCached(client, meHolders, change);
  changeCached(client, myPerformerHolders, change);
}
