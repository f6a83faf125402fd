export { AmountField, type AmountFieldProps } from './amount-field.tsx';
export { BalanceCard, type WalletBalance } from './balance-card.tsx';
export { BoughtTabs } from './bought-tabs.tsx';
export { BuyDialog, type BuyDialogProps, type BuyProblem, type UnlockedKind } from './buy-dialog.tsx';
export { ChargeList, type ChargeListProps, HistorySkeleton } from './charge-list.tsx';
export { type PurchaseFilter, PurchasesScreen, type PurchasesScreenProps, purchaseTypes } from './purchases-screen.tsx';
export { TipDialog, type TipDialogProps, type TipDraft, type TipValues } from './tip-dialog.tsx';
export { WalletScreen, type WalletScreenProps, type WalletTab, walletTabs } from './wallet-screen.tsx';
