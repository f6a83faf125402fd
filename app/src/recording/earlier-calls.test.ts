import {
  getGetMeQueryKey,
  getListCitiesQueryKey,
  getListFeedsInfiniteQueryKey,
  getListProductsQueryKey,
} from '@fanlight/sdk/hooks';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { listEarlierCalls } from './earlier-calls.ts';

it('listEarlierCalls returns the path, the query and the first page of each cached call', () => {
  const queryClient = new QueryClient();
  const cities = { data: [{ name: 'Graz' }] };
  queryClient.setQueryData(getListCitiesQueryKey('AT', 'a/b'), cities);
  queryClient.setQueryData(getListProductsQueryKey({ limit: 2 }), { data: [] });
  queryClient.setQueryData(getListFeedsInfiniteQueryKey({ limit: 5 }), { pages: [{ data: [1] }, { data: [2] }] });
  expect(listEarlierCalls(queryClient)).toEqual([
    { path: '/cities/AT/a%2Fb', query: {}, data: cities },
    { path: '/performer-assets/products/search', query: { limit: 2 }, data: { data: [] } },
    { path: '/user/feeds', query: { limit: 5 }, data: { data: [1] } },
  ]);
});

it('listEarlierCalls skips queries without data, and query keys that belong to no operation', () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['draft', 'x'], 1);
  queryClient.getQueryCache().build(queryClient, { queryKey: getGetMeQueryKey() });
  expect(listEarlierCalls(queryClient)).toEqual([]);
});
