import { TransactionList } from '@fanlight/components/payments';
import type { ListLoadable } from '@fanlight/components/primitives';
import { ChargeList, MonthFilter } from '@fanlight/components/wallet';
import { useListChargesInfinite, useListTransactionsInfinite } from '@fanlight/sdk/hooks';
import type { Charge, Payment } from '@fanlight/sdk/models';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { ContinuePayment } from '../../groups/payments/index.ts';
import { toListLoadable } from '../../loadable.ts';
import { useMe } from '../../session/session.ts';
import { useSetParam } from '../../use-set-param.ts';
import { monthsSince, periodOf, readMonth } from './months.ts';

const ChargeReceiptDialog = lazy(() =>
  import('./receipts.tsx').then((module) => ({ default: module.ChargeReceiptDialog })),
);

const TransactionReceiptDialog = lazy(() =>
  import('./receipts.tsx').then((module) => ({ default: module.TransactionReceiptDialog })),
);

/** The parameters of the wallet's lists. */
export const toHistoryParams = (search: URLSearchParams) => ({
  limit: 20,
  ...periodOf(readMonth(search.get('month'))),
});

/** Opens and closes the receipt of an item of a list. In the URL, `payment` is its id. */
function useReceipt<Item extends { _id: string }>(list: ListLoadable<Item>) {
  const dialog = useDialog();
  const me = useMe();
  const id = dialog.name === 'receipt' ? dialog.get('payment') : null;
  return {
    item: list.state === 'ready' ? list.value.items.find(({ _id }) => _id === id) : undefined,
    onReceipt: ({ _id }: Item) => dialog.open({ dialog: 'receipt', payment: _id }),
    dialogProps: { payer: me?.name ?? '', onClose: dialog.close },
  };
}

function useHistory() {
  const [search] = useSearchParams();
  const setParam = useSetParam();
  const me = useMe();
  const month = readMonth(search.get('month'));
  const now = new Date();
  const onChange = (next: string) => setParam('month', next || null);
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
  const receipt = useReceipt(list);
  return (
    <>
      {filter}
      <ChargeList charges={list} onShowAll={onShowAll} onReceipt={receipt.onReceipt} onLoadMore={onLoadMore} />
      <Suspense>{receipt.item && <ChargeReceiptDialog charge={receipt.item} {...receipt.dialogProps} />}</Suspense>
    </>
  );
}

/** The tab with the viewer's card payments. */
export function TopUps() {
  const { params, filter, onShowAll } = useHistory();
  const { list, onLoadMore } = toListLoadable<Payment>(useListTransactionsInfinite(params));
  const receipt = useReceipt(list);
  const [waiting, setWaiting] = useState<Payment>();
  return (
    <>
      {filter}
      <TransactionList
        transactions={list}
        {...(waiting && { pendingId: waiting._id })}
        onContinue={setWaiting}
        onShowAll={onShowAll}
        onReceipt={receipt.onReceipt}
        onLoadMore={onLoadMore}
      />
      <Suspense>
        {receipt.item && <TransactionReceiptDialog payment={receipt.item} {...receipt.dialogProps} />}
      </Suspense>
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
