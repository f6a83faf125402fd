import {
  allPayouts,
  type PayoutOverview,
  type PayoutsFilter,
  PayoutsScreen,
  payoutOrders,
  payoutStatuses,
} from '@fanlight/components/payouts';
import type { Loadable } from '@fanlight/components/primitives';
import {
  getCheckPendingPayoutRequestQueryOptions,
  getGetMyPerformerQueryOptions,
  getGetWalletQueryOptions,
  getListPayoutRequestsInfiniteQueryOptions,
  useCheckPendingPayoutRequest,
  useGetMyPerformer,
  useGetPublicSettings,
  useGetWallet,
  useListPayoutRequestsInfinite,
} from '@fanlight/sdk/hooks';
import type { ListPayoutRequestsParams, PayoutRequest } from '@fanlight/sdk/models';
import { toListLoadable, toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { createUrlFilter } from '../../url-filter.ts';
import { toOverview } from './payout-overview.ts';
import { readDay } from './read-day.ts';
import { useExplanation } from './use-explanation.tsx';

/** Reads the filters from the URL. */
const read = (search: URLSearchParams): PayoutsFilter => ({
  status: payoutStatuses.find((status) => status === search.get('status')) ?? null,
  from: readDay(search.get('from')),
  to: readDay(search.get('to')),
  order: payoutOrders.find((order) => order === search.get('sort')) ?? allPayouts.order,
});

const toSearch = ({ status, from, to, order }: PayoutsFilter) => ({
  ...(status && { status }),
  ...(from && { from }),
  ...(to && { to }),
  ...(order !== allPayouts.order && { sort: order }),
});

const orders: Record<PayoutsFilter['order'], Pick<ListPayoutRequestsParams, 'sort' | 'sortBy'>> = {
  newest: {},
  oldest: { sort: 'asc' },
  updated: { sortBy: 'updatedAt' },
  amount: { sortBy: 'amount' },
};

const toParams = ({ status, from, to, order }: PayoutsFilter): ListPayoutRequestsParams => ({
  limit: 20,
  ...(status && { status }),
  ...(from && { from }),
  ...(to && { to }),
  ...orders[order],
});

const { paramsOf, useFilter } = createUrlFilter({ read, toSearch, toParams });

export function prefetch({ queryClient, request }: PrefetchArgs) {
  void queryClient.prefetchInfiniteQuery(getListPayoutRequestsInfiniteQueryOptions(paramsOf(request.url)));
  void queryClient.prefetchQuery(getGetWalletQueryOptions());
  void queryClient.prefetchQuery(getGetMyPerformerQueryOptions());
  void queryClient.prefetchQuery(getCheckPendingPayoutRequestQueryOptions());
}

/** Returns what can be paid out, from the queries that events keep current. */
function useOverview(): Loadable<PayoutOverview> {
  const wallet = useGetWallet();
  const performer = useGetMyPerformer();
  const pending = useCheckPendingPayoutRequest();
  const settings = useGetPublicSettings();
  const queries = [wallet, performer, pending, settings];
  const isComplete = wallet.data && performer.data && pending.data && settings.data;
  return toLoadable<PayoutOverview>({
    data: isComplete ? toOverview(wallet.data, performer.data, pending.data, settings.data) : undefined,
    isError: queries.some(({ isError }) => isError),
    refetch: () => Promise.all(queries.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  });
}

/** `/creator/payouts?status=&from=&to=&sort=`: what the performer can be paid, and the payouts so far. */
export function Component() {
  const { filter, params, onFilterChange } = useFilter();
  const { list, onLoadMore } = toListLoadable<PayoutRequest>(useListPayoutRequestsInfinite(params));
  const { onExplain, explanation } = useExplanation();
  return (
    <>
      <PayoutsScreen
        overview={useOverview()}
        payouts={list}
        filter={filter}
        onFilterChange={onFilterChange}
        onExplain={onExplain}
        onLoadMore={onLoadMore}
      />
      {explanation}
    </>
  );
}
