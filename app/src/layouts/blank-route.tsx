import { BlankLayout } from '@fanlight/components/layouts';
import { PageOutlet } from './page-outlet.tsx';

/** Around players that take the whole page. */
export function BlankRoute() {
  return (
    <BlankLayout>
      <PageOutlet />
    </BlankLayout>
  );
}
