export {
  allEarnings,
  type EarningsFilter,
  EarningsScreen,
  type EarningsScreenProps,
  earningTypes,
} from './earnings-screen.tsx';
export { EarningsChart } from './lazy-earnings-chart.tsx';
