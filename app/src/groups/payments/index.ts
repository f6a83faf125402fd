export { declineOf, declineText } from './failures.ts';
export { CardRefused, type GatewayForm } from './gateway.ts';
export { TopUpFirst } from './top-up-first.tsx';
export { TopUpRoute } from './top-up-route.tsx';
export { useAddCard } from './use-add-card.ts';
export { useBank } from './use-bank.tsx';
export { WithGateway } from './with-gateway.tsx';
