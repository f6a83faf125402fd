import { checkCountryBlock } from '@fanlight/sdk/api';
import { useQuery } from '@tanstack/react-query';
import { useServices } from './services.ts';

/**
 * Whether the visitor's country is on the site-wide list (rule A4), asked once a load. Not the generated hook: it would
 * bring those of the whole group into the first page.
 */
export function useCountryBlock(): boolean {
  const { client } = useServices();
  const { data } = useQuery({
    queryKey: ['checkCountryBlock'],
    queryFn: ({ signal }) => client.call(checkCountryBlock, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.blocked ?? false;
}
