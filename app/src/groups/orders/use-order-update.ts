import { showToast } from '@fanlight/components/primitives';
import { ApiError } from '@fanlight/sdk';
import { invalidate, useUpdateOrder } from '@fanlight/sdk/hooks';
import type { Order, OrderUpdateRequest } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { changeItem } from '../../cache/cached-items.ts';
import { useServices } from '../../services.ts';

/**
 * Returns a function that changes an order as its seller. The new order replaces the cached one at once, so that its
 * page does not offer the same step again while the queries are fetched.
 */
export function useOrderUpdate() {
  const { t } = useTranslation('orders');
  const { queryClient } = useServices();
  const { mutateAsync, isPending, variables } = useUpdateOrder();
  return {
    update: async (id: string, data: OrderUpdateRequest): Promise<Order> => {
      const order = await mutateAsync({ id, data });
      changeItem.order(queryClient, id, () => order);
      return order;
    },
    /** If the order was changed elsewhere, says so, and fetches it again. Returns whether this is the case. */
    recover: (error: unknown): boolean => {
      if (!(error instanceof ApiError) || error.code !== 'STATUS_CONFLICT') return false;
      showToast({ text: t('sale.conflict'), tone: 'danger' });
      void invalidate(queryClient, ['getOrder', 'listReceivedOrders']);
      return true;
    },
    updatingId: isPending ? variables.id : undefined,
  };
}
