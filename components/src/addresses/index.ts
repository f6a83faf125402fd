export { AddressDialog, type AddressDialogProps, type AddressValues } from './address-dialog.tsx';
export {
  type AddressActions,
  AddressesScreen,
  type AddressesScreenProps,
  DeleteAddressDialog,
  type DeleteAddressDialogProps,
} from './addresses-screen.tsx';
