export { AuthenticationDialog, type AuthenticationDialogProps } from './authentication-dialog.tsx';
export type { SandboxCard } from './sandbox-card.ts';
export { TopUpForm, type TopUpFormProps, type TopUpValues } from './top-up-form.tsx';
export { TopUpReceipt, type TopUpReceiptProps } from './top-up-receipt.tsx';
export { TransactionList, type TransactionListProps } from './transaction-list.tsx';
