import { ErrorState } from '@fanlight/components/primitives';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { PageReady } from '../ssr/page-ready.tsx';

/** A failed page shows an error with a retry; the rest of the app stays. */
export function ErrorRoute() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  return (
    <>
      <ErrorState onRetry={() => location.reload()} />
      <PageReady />
    </>
  );
}
