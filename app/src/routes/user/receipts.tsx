// The dialogs of the wallet that are loaded when they are opened.
export { TransactionReceiptDialog } from '@fanlight/components/payments';
export { ChargeReceiptDialog } from '@fanlight/components/wallet';
