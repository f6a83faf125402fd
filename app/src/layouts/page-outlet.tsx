import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { PageReady } from '../ssr/page-ready.tsx';

/** Renders the current page inside a layout. */
export function PageOutlet() {
  return (
    <Suspense>
      <Outlet />
      <PageReady />
    </Suspense>
  );
}
