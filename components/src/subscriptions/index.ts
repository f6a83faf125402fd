export { CancelDialog, type CancelDialogProps, type CancelValues } from './cancel-dialog.tsx';
export {
  SubscribeDialog,
  type SubscribeDialogProps,
  type SubscribeProblem,
  type SubscribeValues,
  type SubscriptionOffer,
} from './subscribe-dialog.tsx';
export type { SubscriptionActions } from './subscription-row.tsx';
export { needsConsent, StatusBadge, useTerms } from './subscription-state.tsx';
export {
  type SubscriptionFilter,
  SubscriptionsScreen,
  type SubscriptionsScreenProps,
  subscriptionFilters,
} from './subscriptions-screen.tsx';
