export { BankAccountDialog, type BankAccountDialogProps, type BankAccountValues } from './bank-account-dialog.tsx';
export { BankAccountSection, type BankAccountSectionProps } from './bank-account-section.tsx';
export {
  OnboardingDialog,
  type OnboardingDialogProps,
} from './onboarding-dialog.tsx';
export type { PayoutOverview } from './payable-card.tsx';
export { type PayoutChange, PayoutChangeDialog, type PayoutChangeDialogProps } from './payout-change-dialog.tsx';
export type { PayoutValues } from './payout-fields.tsx';
export { PayoutMethodSection, type PayoutMethodSectionProps } from './payout-method-section.tsx';
export { PayoutNewScreen, type PayoutNewScreenProps } from './payout-new-screen.tsx';
export { PayoutScreen, type PayoutScreenProps } from './payout-screen.tsx';
export { PayoutBadge } from './payout-status.tsx';
export {
  allPayouts,
  type PayoutsFilter,
  PayoutsScreen,
  type PayoutsScreenProps,
  payoutOrders,
  payoutStatuses,
} from './payouts-screen.tsx';
export type { StripeConnection } from './stripe-account.tsx';
