export { Paywall, type PaywallProps } from './paywall.tsx';
