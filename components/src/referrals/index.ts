export { ReferralsScreen, type ReferralsScreenProps, type ReferralTab, referralTabs } from './referrals-screen.tsx';
