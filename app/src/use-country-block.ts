import { checkCountryBlock } from '@fanlight/sdk/api';
import { useQuery } from '@tanstack/react-query';
import { useServices } from './services.ts';

/**
 * Returns whether the operator blocks the whole site in the visitor's country (rule A4). The response is fetched once per
 * page load. The generated hook is not used, because it would add the code of its whole group to the first page.
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
