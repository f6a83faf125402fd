import type { SaleActions } from '@fanlight/components/orders';
import { showToast } from '@fanlight/components/primitives';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { showFailure } from '../../failures.ts';
import { useOrderUpdate } from './use-order-update.ts';

const ShipmentRoute = lazy(() => import('./shipment-route.tsx').then((module) => ({ default: module.ShipmentRoute })));

/** Returns what a seller does with an order, and the dialog `?dialog=ship&order=`. */
export function useSaleActions(): { actions: SaleActions; dialog: ReactNode } {
  const { t } = useTranslation('common');
  const { t: tOrders } = useTranslation('orders');
  const { update, recover, updatingId } = useOrderUpdate();
  const dialog = useDialog();
  const orderId = dialog.name === 'ship' ? dialog.get('order') : null;
  return {
    actions: {
      onChangeStatus: async ({ _id }, status) => {
        const button = document.activeElement;
        try {
          await update(_id, { status });
          // The pressed button is removed, so the focus would be lost.
          if (document.activeElement === button) document.getElementById('content')?.focus({ preventScroll: true });
          showToast({ text: tOrders(`sale.done.${status}`), tone: 'success' });
        } catch (error) {
          if (!recover(error)) showFailure(error, t);
        }
      },
      onShip: ({ _id }) => dialog.open({ dialog: 'ship', order: _id }),
      updatingId,
    },
    dialog: orderId && (
      <Suspense>
        <ShipmentRoute id={orderId} onClose={dialog.close} />
      </Suspense>
    ),
  };
}
