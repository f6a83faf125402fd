export { AddressLines } from './address-lines.tsx';
export type { SaleActions } from './next-action.tsx';
export { OrderAddressDialog, type OrderAddressDialogProps } from './order-address-dialog.tsx';
export { OrderScreen, type OrderScreenProps } from './order-screen.tsx';
export { OrdersScreen, type OrdersScreenProps } from './orders-screen.tsx';
export { ReceivedOrderScreen, type ReceivedOrderScreenProps } from './received-order-screen.tsx';
export {
  ReceivedOrdersScreen,
  type ReceivedOrdersScreenProps,
  type SalesFilter,
  saleStatuses,
  saleTypes,
} from './received-orders-screen.tsx';
export { ShipmentDialog, type ShipmentDialogProps, type ShipmentValues } from './shipment-dialog.tsx';
