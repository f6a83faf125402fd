export { AuthenticationDialog, type AuthenticationDialogProps } from './authentication-dialog.tsx';
export { readSandboxCard, type SandboxCard, type SandboxCardDraft } from './sandbox-card.ts';
export { SandboxCardFields } from './sandbox-card-fields.tsx';
export { TopUpForm, type TopUpFormProps, type TopUpValues } from './top-up-form.tsx';
export { TopUpReceipt, type TopUpReceiptProps } from './top-up-receipt.tsx';
export { TransactionList, type TransactionListProps } from './transaction-list.tsx';
