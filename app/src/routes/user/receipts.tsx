export { TransactionReceiptDialog } from '@fanlight/components/payments';
export { ChargeReceiptDialog } from '@fanlight/components/wallet';
