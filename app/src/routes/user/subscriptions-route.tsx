import { showToast } from '@fanlight/components/primitives';
import {
  CancelDialog,
  type CancelValues,
  type SubscriptionFilter,
  SubscriptionsScreen,
  subscriptionFilters,
} from '@fanlight/components/subscriptions';
import { api } from '@fanlight/sdk';
import {
  getCancelSubscriptionMutationKey,
  getGetSubscriptionStatsQueryOptions,
  getListSubscriptionsInfiniteQueryOptions,
  useConsentToSubscriptionPrice,
  useGetSubscriptionStats,
  useListSubscriptionsInfinite,
} from '@fanlight/sdk/hooks';
import type { ListSubscriptionsParams, Subscription } from '@fanlight/sdk/models';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { messageOf, showFailure } from '../../failures.ts';
import { usePayment } from '../../groups/payments/index.ts';
import { toListLoadable, toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useServices } from '../../services.ts';

const SubscribeRoute = lazy(() =>
  import('../../groups/subscriptions/subscribe-route.tsx').then((module) => ({ default: module.SubscribeRoute })),
);

/** The parameters of the list: active subscriptions come first. */
const paramsOf = (filter: SubscriptionFilter): ListSubscriptionsParams => ({
  limit: 20,
  ...(filter === 'all' ? { sortBy: 'status' } : { status: filter }),
});

const readFilter = (text: string | null): SubscriptionFilter =>
  subscriptionFilters.find((filter) => filter === text) ?? 'all';

export function prefetch({ queryClient, request }: PrefetchArgs) {
  const filter = readFilter(new URL(request.url).searchParams.get('status'));
  void queryClient.prefetchInfiniteQuery(getListSubscriptionsInfiniteQueryOptions(paramsOf(filter)));
  void queryClient.prefetchQuery(getGetSubscriptionStatsQueryOptions());
}

interface Resumption {
  performerId: string;
  type: Subscription['type'];
  source: 'wallet' | 'card';
  updatedAt: string;
}

const resumptionOf = ({ performer, type, provider, updatedAt }: Subscription): Resumption => ({
  performerId: performer._id,
  type,
  source: provider === 'wallet' ? 'wallet' : 'card',
  updatedAt,
});

/** Returns functions that resume a cancelled subscription, and accept a new price. */
function useQuickActions() {
  const { t } = useTranslation('subscriptions');
  const { t: common } = useTranslation('common');
  const [busyId, setBusyId] = useState<string>();
  const consent = useConsentToSubscriptionPrice();
  const resume = usePayment('subscribePerformer', {
    // The values include `updatedAt`, so that each resumption is a new payment with a new key.
    send: (subscribe, { performerId, type, source }: Resumption) => subscribe({ body: { performerId, type, source } }),
  });
  const run = async (subscription: Subscription, act: () => Promise<unknown>, text: string) => {
    setBusyId(subscription._id);
    try {
      await act();
      showToast({ text, tone: 'success' });
    } catch (error) {
      showFailure(error, common);
    }
    setBusyId(undefined);
  };
  return {
    busyId,
    onResume: (subscription: Subscription) =>
      void run(subscription, () => resume.pay(resumptionOf(subscription)), t('row.resumed')),
    onConsent: (subscription: Subscription) => {
      const data = { price: subscription.newPrice ?? 0 };
      void run(subscription, () => consent.mutateAsync({ id: subscription._id, data }), t('row.hasAgreed'));
    },
  };
}

function useCancelling(onDone: () => void) {
  const { t } = useTranslation('subscriptions');
  const { t: common } = useTranslation('common');
  const { client } = useServices();
  const cancel = useMutation({
    mutationKey: getCancelSubscriptionMutationKey(),
    mutationFn: ({
      subscription: { _id: id, provider },
      values,
    }: {
      subscription: Subscription;
      values: CancelValues;
    }) => client.call(api.cancelSubscription, { params: { provider, id }, body: values }),
  });
  return async (subscription: Subscription, values: CancelValues): Promise<{ ok: true } | { error: string }> => {
    try {
      await cancel.mutateAsync({ subscription, values });
      showToast({ text: t('row.isCancelled'), tone: 'success' });
      onDone();
      return { ok: true };
    } catch (error) {
      return { error: messageOf(error, common) };
    }
  };
}

/**
 * `/user/subscriptions?status=`: lists the viewer's subscriptions. In the URL, `user` is the performer of the open
 * dialog.
 */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search.get('status'));
  const query = useListSubscriptionsInfinite(paramsOf(filter));
  const { list, onLoadMore } = toListLoadable(query);
  const stats = useGetSubscriptionStats();
  const dialog = useDialog();
  const quick = useQuickActions();
  const cancel = useCancelling(dialog.close);
  const user = dialog.get('user');
  const items = list.state === 'ready' ? list.value.items : [];
  const cancelled = dialog.name === 'cancel' ? items.find(({ _id }) => _id === user) : undefined;
  return (
    <>
      <SubscriptionsScreen
        subscriptions={list}
        stats={toLoadable(stats)}
        filter={filter}
        onFilterChange={(next) => setSearch(next === 'all' ? {} : { status: next }, { replace: true })}
        actions={{
          onCancel: ({ _id }) => dialog.open({ dialog: 'cancel', user: _id }),
          onResume: quick.onResume,
          onConsent: quick.onConsent,
          onSubscribe: ({ performer, type }) =>
            dialog.open({ dialog: 'subscribe', user: performer._id, type: type === 'free' ? 'monthly' : type }),
        }}
        busyId={quick.busyId}
        onLoadMore={onLoadMore}
      />
      {cancelled && (
        <CancelDialog
          open
          subscription={cancelled}
          onClose={dialog.close}
          submit={(values) => cancel(cancelled, values)}
        />
      )}
      {dialog.name === 'subscribe' && user && (
        <Suspense>
          <SubscribeRoute performerId={user} dialog={dialog} />
        </Suspense>
      )}
    </>
  );
}
