export { useFanActions } from './use-fan-actions.tsx';
