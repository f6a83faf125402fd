import { ErrorState } from '@fanlight/components/primitives';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { PageReady } from '../ssr/page-ready.tsx';

/** Replaces a page that failed to render with an error and a retry button. The layout around the page remains. */
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
