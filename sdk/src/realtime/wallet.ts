import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from '../generated/events.ts';
import type { Me, MyPerformer } from '../generated/models.ts';
import { invalidate } from '../hooks.ts';
import { changeCached } from './cache.ts';

/** The balance as it stands now; what lies behind it (earnings, charges, payments) is read again where it shows. */
export function balanceUpdated(client: QueryClient, { data }: ServerEvent<'wallet/balance-updated'>): void {
  const { balance } = data;
  changeCached<Me | MyPerformer>(client, ['getMe', 'getMyPerformer'], (person) => ({ ...person, balance }));
  void invalidate(client, ['getMyPerformer', 'listCharges', 'listTransactions']);
}
