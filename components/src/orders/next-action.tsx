import type { Order, OrderNextStatus, OrderStatus } from '@fanlight/sdk/models';
import { CircleCheck, type LucideIcon, PackageOpen, Truck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonVariant } from '../primitives/index.ts';

/** The status to which the seller brings an order next, for each status in which there is one (rule M10). */
const nextStatuses: { [status in OrderStatus]?: OrderNextStatus } = {
  paid: 'processing',
  processing: 'shipped',
  shipped: 'delivered',
};

/** Returns the next status of an order; undefined if there is nothing for the seller to do. */
export const nextStatusOf = ({ type, status }: Order): OrderNextStatus | undefined =>
  type === 'physical' ? nextStatuses[status] : undefined;

/** The actions of a seller on an order. */
export interface SaleActions {
  /** Changes the status to one that needs no further data. */
  onChangeStatus: (order: Order, status: Exclude<OrderNextStatus, 'shipped'>) => void;
  /** Opens the form with the data of the shipment. */
  onShip: (order: Order) => void;
  /** The id of the order whose status is being changed. */
  updatingId?: string | undefined;
}

const icons: Record<OrderNextStatus, LucideIcon> = {
  processing: PackageOpen,
  shipped: Truck,
  delivered: CircleCheck,
};

export interface NextActionProps extends SaleActions {
  order: Order;
  variant: ButtonVariant;
  /** Whether the name of the button contains the number of the order, in a list with several such buttons. */
  isNumbered?: boolean;
}

/** The button with which a seller brings an order to its next status. Renders nothing if there is none. */
export function NextAction({
  order,
  variant,
  isNumbered = false,
  onChangeStatus,
  onShip,
  updatingId,
}: NextActionProps) {
  const { t } = useTranslation('orders');
  const next = nextStatusOf(order);
  if (!next) return null;
  const label = t(`sale.next.${next}`);
  return (
    <Button
      // Another step is another button: a second press of Enter must not take two steps.
      key={next}
      variant={variant}
      wraps
      icon={icons[next]}
      loading={updatingId === order._id}
      aria-label={isNumbered ? `${label}: ${order.number}` : undefined}
      onClick={() => (next === 'shipped' ? onShip(order) : onChangeStatus(order, next))}
    >
      {label}
    </Button>
  );
}
