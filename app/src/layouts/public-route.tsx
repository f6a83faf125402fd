import { PublicLayout } from '@fanlight/components/layouts';
import { paths } from '@fanlight/components/paths';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { useFrame } from './use-frame.tsx';

/** Around pages that are one form: logging in, registering, passwords. */
export function PublicRoute() {
  const frame = useFrame();
  return (
    <PublicLayout {...frame} homeHref={paths.welcome()}>
      <Suspense>
        <Outlet />
      </Suspense>
    </PublicLayout>
  );
}
