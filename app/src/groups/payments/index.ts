export { ContinuePayment } from './continue-payment.tsx';
export { declineText } from './failures.ts';
export { CardRefused, type GatewayForm } from './gateway.ts';
export { TopUpRoute } from './top-up-route.tsx';
export { useAddCard } from './use-add-card.ts';
export { useBankAuthentication } from './use-bank-authentication.tsx';
export { usePayment } from './use-payment.ts';
export { usePaymentDialog } from './use-payment-dialog.tsx';
export { WithGateway } from './with-gateway.tsx';
