import { WalletScreen, type WalletTab, walletTabs } from '@fanlight/components/wallet';
import {
  getGetWalletQueryOptions,
  getListChargesInfiniteQueryOptions,
  getListPaymentCardsQueryOptions,
  getListTokenPackagesQueryOptions,
  getListTransactionsInfiniteQueryOptions,
  useGetWallet,
} from '@fanlight/sdk/hooks';
import { useSearchParams } from 'react-router-dom';
import { TopUpRoute } from '../../groups/payments/index.ts';
import { toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useMe } from '../../session/session.ts';
import { Spent, TopUps, toHistoryParams } from './wallet-history.tsx';

const readTab = (text: string | null): WalletTab => walletTabs.find((tab) => tab === text) ?? 'top-up';

/** Prefetches the balance and the data of the open tab, to avoid a layout shift. */
export function prefetch({ queryClient, request }: PrefetchArgs) {
  void queryClient.prefetchQuery(getGetWalletQueryOptions());
  const search = new URL(request.url).searchParams;
  const tab = readTab(search.get('tab'));
  const page = toHistoryParams(search);
  if (tab === 'spent') void queryClient.prefetchInfiniteQuery(getListChargesInfiniteQueryOptions(page));
  if (tab === 'top-ups') void queryClient.prefetchInfiniteQuery(getListTransactionsInfiniteQueryOptions(page));
  if (tab !== 'top-up') return;
  void queryClient.prefetchQuery(getListTokenPackagesQueryOptions());
  void queryClient.prefetchQuery(getListPaymentCardsQueryOptions());
}

const parts: Record<WalletTab, () => React.JSX.Element | null> = {
  'top-up': TopUpRoute,
  spent: Spent,
  'top-ups': TopUps,
};

/** `/user/wallet?tab=&month=`: shows the balance, top-ups and transactions. */
export function Component() {
  const [search] = useSearchParams();
  const query = useGetWallet();
  const tab = readTab(search.get('tab'));
  const Part = parts[tab];
  return (
    <WalletScreen balance={toLoadable(query)} tab={tab} isPerformer={useMe()?.isPerformer ?? false}>
      <Part />
    </WalletScreen>
  );
}
