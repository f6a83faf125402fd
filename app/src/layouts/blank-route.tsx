import { BlankLayout } from '@fanlight/components/layouts';
import { PricedOutlet } from './priced-outlet.tsx';
import { useDemoBanner } from './use-frame.tsx';

/** The layout of full-page players, without header and navigation. */
export function BlankRoute() {
  return (
    <BlankLayout banner={useDemoBanner()}>
      <PricedOutlet />
    </BlankLayout>
  );
}
