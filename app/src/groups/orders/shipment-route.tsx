import { ShipmentDialog, type ShipmentValues } from '@fanlight/components/orders';
import { showToast, useFocusAfterRemoval } from '@fanlight/components/primitives';
import { useGetOrder } from '@fanlight/sdk/hooks';
import type { Order } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { toFormResult } from '../../failures.ts';
import { useOrderUpdate } from './use-order-update.ts';

const fieldNames = ['carrier', 'trackingNumber', 'trackingUrl'] as const satisfies (keyof ShipmentValues)[];

/** Whether the viewer can ship the order, or change its shipment. */
const isShippable = ({ type, status, earnedAmount }: Order): boolean =>
  type === 'physical' && earnedAmount !== null && status !== 'delivered' && status !== 'refunded';

/** The dialog that ships an order, or changes the shipment of an order that is on its way. */
export function ShipmentRoute({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('common');
  const { t: tOrders } = useTranslation('orders');
  const { data: order } = useGetOrder(id);
  const { update, recover } = useOrderUpdate();
  const setRemoved = useFocusAfterRemoval();
  if (!order || !isShippable(order)) return null;
  const isShipped = order.status === 'shipped';
  return (
    <ShipmentDialog
      open
      onClose={onClose}
      order={order}
      submit={async ({ carrier, trackingNumber, trackingUrl }) => {
        try {
          await update(id, {
            carrier: carrier || null,
            trackingNumber: trackingNumber || null,
            trackingUrl: trackingUrl || null,
            ...(!isShipped && { status: 'shipped' }),
          });
          // The button that opened the dialog is replaced by that of the next step.
          setRemoved(!isShipped);
          showToast({ text: tOrders(isShipped ? 'sale.done.changed' : 'sale.done.shipped'), tone: 'success' });
          onClose();
          return { ok: true };
        } catch (error) {
          if (!recover(error)) return toFormResult(error, fieldNames, t);
          onClose();
          return { ok: true };
        }
      }}
    />
  );
}
