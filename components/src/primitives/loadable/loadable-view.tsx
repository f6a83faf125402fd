import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../styled/index.ts';
import { Button } from '../button/index.ts';
import { ErrorState } from '../error-state/index.ts';
import type { Loadable, LoadFailure } from './loadable.ts';

export interface LoadableViewProps<T> {
  data: Loadable<T>;
  /** `Skeleton`s with the same size and position as the content. */
  skeleton: ReactNode;
  children: (value: T) => ReactNode;
  /** The title of the error; a general title by default. */
  errorTitle?: string;
}

function StaleNotice({ retry, message }: LoadFailure) {
  const { t } = useTranslation('common');
  return (
    <styled.div
      role="status"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      mb="3"
      ps="4"
      pe="1"
      py="1"
      borderRadius="control"
      bg="notice.wash"
      fontSize="sm"
    >
      <styled.span flex="1 1 180px">{message ?? t('error.stale')}</styled.span>
      <Button variant="ghost" size="sm" onClick={retry}>
        {t('retry')}
      </Button>
    </styled.div>
  );
}

/** Calls `children` inside the Suspense boundary, so that hooks that `children` calls can suspend. */
function Value<T>({ value, children }: { value: T; children: (value: T) => ReactNode }) {
  return children(value);
}

/**
 * Shows the state of a {@link Loadable}: a skeleton, an error with a retry button, or the value. A stale value has a
 * note. The skeleton is also shown while code or messages of the content load.
 */
export function LoadableView<T>({ data, skeleton, children, errorTitle }: LoadableViewProps<T>) {
  const { t } = useTranslation('common');
  const placeholder = (
    <styled.div aria-busy="true">
      <styled.span srOnly role="status">
        {t('loading')}
      </styled.span>
      {skeleton}
    </styled.div>
  );
  if (data.state === 'loading') return placeholder;
  if (data.state === 'error') return <ErrorState title={errorTitle} text={data.message} onRetry={data.retry} />;
  return (
    <>
      {data.stale && <StaleNotice {...data.stale} />}
      <Suspense fallback={placeholder}>
        <Value value={data.value}>{children}</Value>
      </Suspense>
    </>
  );
}
