import { TransactionList } from '@fanlight/components/payments';
import { ChargeList, MonthFilter } from '@fanlight/components/wallet';
import { useListChargesInfinite, useListTransactionsInfinite } from '@fanlight/sdk/hooks';
import type { Charge, Payment } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ContinuePayment } from '../../groups/payments/index.ts';
import { toListLoadable } from '../../loadable.ts';
import { useMe } from '../../session/session.ts';
import { monthsSince, periodOf, readMonth } from './months.ts';

/** The parameters of the wallet's lists. */
export const toHistoryParams = (search: URLSearchParams) => ({
  limit: 20,
  ...periodOf(readMonth(search.get('month'))),
});

function useHistory() {
  const [search, setSearch] = useSearchParams();
  const me = useMe();
  const month = readMonth(search.get('month'));
  const now = new Date();
  const onChange = (next: string) => {
    const after = new URLSearchParams(search);
    if (next) after.set('month', next);
    else after.delete('month');
    setSearch(after, { replace: true, preventScrollReset: true });
  };
  return {
    params: toHistoryParams(search),
    filter: (
      <MonthFilter month={month} months={monthsSince(me?.createdAt ?? now.toISOString(), now)} onChange={onChange} />
    ),
    onShowAll: month ? () => onChange('') : undefined,
  };
}

/** The tab with the viewer's charges. */
export function Spent() {
  const { params, filter, onShowAll } = useHistory();
  const { list, onLoadMore } = toListLoadable<Charge>(useListChargesInfinite(params));
  return (
    <>
      {filter}
      <ChargeList charges={list} onShowAll={onShowAll} onLoadMore={onLoadMore} />
    </>
  );
}

/** The tab with the viewer's card payments. */
export function TopUps() {
  const { params, filter, onShowAll } = useHistory();
  const { list, onLoadMore } = toListLoadable<Payment>(useListTransactionsInfinite(params));
  const [waiting, setWaiting] = useState<Payment>();
  return (
    <>
      {filter}
      <TransactionList
        transactions={list}
        {...(waiting && { pendingId: waiting._id })}
        onContinue={setWaiting}
        onShowAll={onShowAll}
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
