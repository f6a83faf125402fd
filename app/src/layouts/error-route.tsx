import { ErrorState } from '@fanlight/components/primitives';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { PageReady } from '../ssr/page-ready.tsx';

/** Replaces a failed page with an error and a retry button; the layout remains. */
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
