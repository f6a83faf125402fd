import { BlankLayout } from '@fanlight/components/layouts';
import { PricedOutlet } from './priced-outlet.tsx';
import { useDemoBanner } from './use-frame.tsx';

/** Around players that take the whole page. */
export function BlankRoute() {
  return (
    <BlankLayout banner={useDemoBanner()}>
      <PricedOutlet />
    </BlankLayout>
  );
}
