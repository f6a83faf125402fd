export { Paywall, type PaywallProps } from './paywall.tsx';
export { TeaserPlayer, type TeaserPlayerProps } from './teaser-player.tsx';
