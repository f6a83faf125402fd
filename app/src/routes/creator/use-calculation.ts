import type { Loadable } from '@fanlight/components/primitives';
import { api } from '@fanlight/sdk';
import type { PayoutCalculation } from '@fanlight/sdk/models';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../failures.ts';
import { useServices } from '../../services.ts';

/**
 * Fetches what can be paid out now (operation `calculatePayout`). It is fetched for every visit, because its result
 * depends on the time and on the balance.
 */
export function useCalculation(): Loadable<PayoutCalculation> {
  const { t } = useTranslation('common');
  const { client } = useServices();
  const { data, error, refetch } = useQuery({
    queryKey: ['calculatePayout'],
    queryFn: ({ signal }) => client.call(api.calculatePayout, { body: {}, signal }),
    gcTime: 0,
    staleTime: 0,
    // The bounds of the form stay the same while it is filled in. The server checks the amount again.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const retry = () => void refetch();
  if (data) return { state: 'ready', value: data };
  return error ? { state: 'error', retry, message: messageOf(error, t) } : { state: 'loading' };
}
