export { TipRoute } from './tip-route.tsx';
