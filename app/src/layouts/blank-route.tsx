import { BlankLayout } from '@fanlight/components/layouts';
import { PricedOutlet } from './priced-outlet.tsx';

/** Around players that take the whole page. */
export function BlankRoute() {
  return (
    <BlankLayout>
      <PricedOutlet />
    </BlankLayout>
  );
}
