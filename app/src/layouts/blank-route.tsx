import { BlankLayout } from '@fanlight/components/layouts';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';

/** Around players that take the whole page. */
export function BlankRoute() {
  return (
    <BlankLayout>
      <Suspense>
        <Outlet />
      </Suspense>
    </BlankLayout>
  );
}
