export { AddressLines } from './address-lines.tsx';
export { OrderAddressDialog, type OrderAddressDialogProps } from './order-address-dialog.tsx';
export { OrderScreen, type OrderScreenProps } from './order-screen.tsx';
export { OrdersScreen, type OrdersScreenProps } from './orders-screen.tsx';
