import { formatDate } from '@fanlight/sdk/format';
import type { Subscription } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Flex, formatMoney, LocalText, Text } from '../primitives/index.ts';
import { needsConsent, StatusBadge, useTerms } from '../subscriptions/index.ts';
import { type FanActions, FanRow } from './fan-row.tsx';

/** Returns a function that describes, for the performer, how a subscription continues. */
function useSubscriberState(): (subscription: Subscription) => string {
  const { t, i18n } = useTranslation('fans');
  const on = (time: string | null) => ({ date: time ? formatDate(time, i18n.language) : '' });
  return (subscription) => {
    const { status, type, isRenewing, renewsAt, paidThroughAt, endedAt, newPrice } = subscription;
    if (status === 'ended') return t('state.ended', on(endedAt ?? paidThroughAt));
    if (status === 'past-due') return isRenewing ? t('state.retried', on(renewsAt)) : t('state.failed');
    if (type === 'free') return t('state.free', on(paidThroughAt));
    if (isRenewing) return t('state.renews', on(renewsAt));
    return newPrice !== null && needsConsent(subscription)
      ? t('state.needsConsent', { ...on(paidThroughAt), newPrice: formatMoney(newPrice) })
      : t('state.ends', on(paidThroughAt));
  };
}

export interface SubscriberRowProps {
  subscription: Subscription;
  actions: FanActions;
}

/** A subscriber in the list of a performer, with the type, the price and the state of the subscription. */
export function SubscriberRow({ subscription, actions }: SubscriberRowProps) {
  const stateOf = useSubscriberState();
  const termsOf = useTerms();
  return (
    <FanRow
      user={subscription.user}
      fan={subscription.fan}
      since={subscription.startedAt}
      actions={actions}
      terms={termsOf(subscription)}
    >
      <Flex columnGap="2" rowGap="1" align="center" wrap="wrap" mt="1">
        <StatusBadge status={subscription.status} />
        <Text>
          <LocalText>{stateOf(subscription)}</LocalText>
        </Text>
      </Flex>
    </FanRow>
  );
}
