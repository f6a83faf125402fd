export { useSaleActions } from './use-sale-actions.tsx';
