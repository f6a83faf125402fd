export { SubscribeRoute } from './subscribe-route.tsx';
