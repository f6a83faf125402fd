import { TransactionList } from '@fanlight/components/payments';
import { ChargeList, WalletScreen, type WalletTab, walletTabs } from '@fanlight/components/wallet';
import {
  getGetWalletQueryOptions,
  getListChargesInfiniteQueryOptions,
  getListPaymentCardsQueryOptions,
  getListTokenPackagesQueryOptions,
  getListTransactionsInfiniteQueryOptions,
  useGetWallet,
  useListChargesInfinite,
  useListTransactionsInfinite,
} from '@fanlight/sdk/hooks';
import type { Payment } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ContinuePayment, TopUpRoute } from '../../groups/payments/index.ts';
import { toListLoadable, toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';

const page = { limit: 20 };

const readTab = (text: string | null): WalletTab => walletTabs.find((tab) => tab === text) ?? 'top-up';

/** Prefetches the balance and the data of the open tab, to avoid a layout shift. */
export function prefetch({ queryClient, request }: PrefetchArgs) {
  void queryClient.prefetchQuery(getGetWalletQueryOptions());
  const tab = readTab(new URL(request.url).searchParams.get('tab'));
  if (tab === 'spent') void queryClient.prefetchInfiniteQuery(getListChargesInfiniteQueryOptions(page));
  if (tab === 'top-ups') void queryClient.prefetchInfiniteQuery(getListTransactionsInfiniteQueryOptions(page));
  if (tab !== 'top-up') return;
  void queryClient.prefetchQuery(getListTokenPackagesQueryOptions());
  void queryClient.prefetchQuery(getListPaymentCardsQueryOptions());
}

function Spent() {
  const posts = useListChargesInfinite(page);
  const { list, onLoadMore } = toListLoadable(posts);
  return <ChargeList charges={list} onLoadMore={onLoadMore} />;
}

function TopUps() {
  const posts = useListTransactionsInfinite(page);
  const { list, onLoadMore } = toListLoadable(posts);
  const [waiting, setWaiting] = useState<Payment>();
  return (
    <>
      <TransactionList
        transactions={list}
        {...(waiting && { pendingId: waiting._id })}
        onContinue={setWaiting}
        onLoadMore={onLoadMore}
      />
      {waiting && (
        <ContinuePayment
          key={waiting._id}
          payment={waiting}
          // The viewer may have continued another payment meanwhile.
          onDone={() => setWaiting((current) => (current?._id === waiting._id ? undefined : current))}
        />
      )}
    </>
  );
}

const parts: Record<WalletTab, () => React.JSX.Element | null> = {
  'top-up': TopUpRoute,
  spent: Spent,
  'top-ups': TopUps,
};

/** `/user/wallet?tab=`: shows the balance, top-ups and transactions. */
export function Component() {
  const [search] = useSearchParams();
  const query = useGetWallet();
  const tab = readTab(search.get('tab'));
  const Part = parts[tab];
  return (
    <WalletScreen balance={toLoadable(query)} tab={tab}>
      <Part />
    </WalletScreen>
  );
}
