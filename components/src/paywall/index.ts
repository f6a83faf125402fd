export { Paywall, type PaywallProps } from './paywall.tsx';
export { PaywallWithTeaser } from './paywall-with-teaser.tsx';
export { type UnlockAction, useJoinLabel } from './use-join-label.ts';
