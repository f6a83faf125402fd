export { Paywall, type PaywallProps } from './paywall.tsx';
export { PaywallWithTeaser } from './paywall-with-teaser.tsx';
