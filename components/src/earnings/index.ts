export {
  allEarnings,
  type EarningsFilter,
  EarningsScreen,
  type EarningsScreenProps,
  earningTypes,
} from './earnings-screen.tsx';
