import { ReceivedOrderScreen } from '@fanlight/components/orders';
import { paths } from '@fanlight/components/paths';
import { showToast } from '@fanlight/components/primitives';
import { getGetOrderQueryOptions, useGetOrder } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { copyText } from '../../copy-text.ts';
import { isMissing } from '../../failures.ts';
import { useSaleActions } from '../../groups/orders/index.ts';
import { toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';

export function prefetch({ queryClient, params: { id = '' } }: PrefetchArgs) {
  void queryClient.prefetchQuery(getGetOrderQueryOptions(id));
}

/** `/creator/orders/{id}`: an order that the performer received. `?dialog=ship&order=` ships it. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation('orders');
  const query = useGetOrder(id);
  const { actions, dialog } = useSaleActions();
  const copy = async (text: string) => {
    // The address is on the page, so that the viewer can copy it.
    if (!(await copyText(text, t('sale.copied')))) showToast({ text: t('sale.notCopied'), tone: 'danger' });
  };
  // The earnings are null for the buyer of an order.
  if (query.data?.earnedAmount === null) return <Navigate to={paths.order(id)} replace />;
  return (
    <>
      <ReceivedOrderScreen
        order={toLoadable(query)}
        isMissing={isMissing(query.error)}
        actions={actions}
        onCopy={(text) => void copy(text)}
      />
      {dialog}
    </>
  );
}
