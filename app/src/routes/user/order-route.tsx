import { OrderAddressDialog, OrderScreen } from '@fanlight/components/orders';
import { paths } from '@fanlight/components/paths';
import {
  getGetOrderQueryOptions,
  useGetOrder,
  useListAddresses,
  useUpdateOrderDeliveryAddress,
} from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';
import { dialogSearch, useDialog } from '../../dialogs/use-dialog.ts';
import { isMissing, toFormResult } from '../../failures.ts';
import { useDownload } from '../../groups/products/index.ts';
import { toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useMe } from '../../session/session.ts';
import { addAddressHref } from './add-address-href.ts';

export function prefetch({ queryClient, params: { id = '' } }: PrefetchArgs) {
  void queryClient.prefetchQuery(getGetOrderQueryOptions(id));
}

function AddressRoute({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('common');
  const addresses = useListAddresses();
  const { mutateAsync } = useUpdateOrderDeliveryAddress();
  return (
    <OrderAddressDialog
      open
      onClose={onClose}
      addresses={toLoadable({ ...addresses, data: addresses.data?.data })}
      addAddressHref={addAddressHref(`${paths.order(id)}${dialogSearch({ dialog: 'address' })}`)}
      submit={async (addressId) => {
        try {
          await mutateAsync({ id, data: { addressId } });
          onClose();
          return { ok: true };
        } catch (error) {
          return toFormResult(error, ['addressId'], t);
        }
      }}
    />
  );
}

/** `/user/orders/{id}`: shows an order; `?dialog=address` changes its delivery address. */
export function Component() {
  const { id = '' } = useParams();
  const me = useMe();
  const query = useGetOrder(id);
  const dialog = useDialog();
  const { download, downloadingId } = useDownload();
  const order = query.data;
  // The earnings are null for all users but the seller, who sees the order on a page of its own.
  if (me?.isPerformer && order && order.earnedAmount !== null) return <Navigate to={paths.creatorOrder(id)} replace />;
  return (
    <>
      <OrderScreen
        order={toLoadable(query)}
        isMissing={isMissing(query.error)}
        onChangeAddress={() => dialog.open({ dialog: 'address' })}
        onDownload={() => order && download(order.product._id)}
        isDownloading={downloadingId !== undefined}
      />
      {order?.canUpdateAddress && dialog.name === 'address' && <AddressRoute id={id} onClose={dialog.close} />}
    </>
  );
}
