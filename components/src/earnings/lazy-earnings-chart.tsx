import { lazy, Suspense } from 'react';
import { Skeleton } from '../primitives/index.ts';
import type { EarningsChartProps } from './earnings-chart.tsx';

const Chart = lazy(() => import('./earnings-chart.tsx').then((module) => ({ default: module.EarningsChart })));

/** The chart of earnings. It is loaded later than its page, whose numbers need no charting library. */
export const EarningsChart = (props: EarningsChartProps) => (
  <Suspense fallback={<Skeleton h="200px" />}>
    <Chart {...props} />
  </Suspense>
);
