import { OperatorCodeScreen } from '@fanlight/components/operator';
import { LoadableView, Skeleton } from '@fanlight/components/primitives';
import { ApiError } from '@fanlight/sdk';
import { getGetOperatorQueryKey, useGetOperator, useGetSecondFactor, useVerifySecondFactor } from '@fanlight/sdk/hooks';
import type { Operator, SecondFactor } from '@fanlight/sdk/models';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toFormResult } from '../../failures.ts';
import { toLoadable } from '../../loadable.ts';
import { Component as NotFound } from '../not-found-route.tsx';

/** Asks for a code of the second factor, or leads to its setup. */
function EnterCode() {
  const { t } = useTranslation('common');
  const verify = useVerifySecondFactor();
  return (
    <LoadableView data={toLoadable<SecondFactor>(useGetSecondFactor())} skeleton={<Skeleton h="240px" />}>
      {({ isEnabled }) => (
        <OperatorCodeScreen
          hasSecondFactor={isEnabled}
          submit={async (data) => {
            try {
              await verify.mutateAsync({ data });
              return { ok: true };
            } catch (error) {
              return toFormResult(error, ['code'], t, 'common:errors.tryAgainLater');
            }
          }}
        />
      )}
    </LoadableView>
  );
}

/**
 * Reads the operator's access again if a call of the console is refused: the code is older than 12 hours, or the role was
 * revoked, while a page is open.
 */
function useRefusals() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const check = (error: unknown) => {
      if (error instanceof ApiError && (error.code === 'SECOND_FACTOR_REQUIRED' || error.code === 'FORBIDDEN'))
        void queryClient.invalidateQueries({ queryKey: getGetOperatorQueryKey() });
    };
    const [ownKey] = getGetOperatorQueryKey();
    const stops = [
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
      }),
      queryClient.getQueryCache().subscribe((event) => {
        const isOwn = event.query.queryKey[0] === ownKey;
        if (!isOwn && event.type === 'updated' && event.action.type === 'error') check(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [queryClient]);
}

/**
 * Shows a page of the console to operators who have entered a code of the last 12 hours. For everyone else the page does
 * not exist.
 */
export function OperatorGate({ children }: { children: (operator: Operator) => ReactNode }) {
  const query = useGetOperator({ query: { retry: false } });
  useRefusals();
  const code = query.error instanceof ApiError ? query.error.code : undefined;
  if (code === 'FORBIDDEN') return <NotFound />;
  if (code === 'SECOND_FACTOR_REQUIRED') return <EnterCode />;
  return (
    <LoadableView data={toLoadable(query)} skeleton={<Skeleton h="320px" />}>
      {children}
    </LoadableView>
  );
}
