import { formatDate } from '@fanlight/sdk/format';
import type { Subscription, SubscriptionStatus } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Badge, formatMoney } from '../primitives/index.ts';
import { cardName } from './subscribe-source.tsx';

const tones: Record<SubscriptionStatus, 'neutral' | 'success' | 'danger' | 'notice'> = {
  pending: 'notice',
  active: 'success',
  cancelled: 'notice',
  'past-due': 'danger',
  ended: 'neutral',
};

/** Whether an active subscription will end because the subscriber has not yet agreed to a higher price (rule M7). */
export const needsConsent = ({ status, newPrice, hasConsented }: Subscription): boolean =>
  status === 'active' && newPrice !== null && !hasConsented;

/** The status of a subscription. */
export function StatusBadge({ status }: { status: SubscriptionStatus }) {
  const { t } = useTranslation('subscriptions');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}

/** The status for the subscriber. A higher price that waits for an answer takes the place of "Active". */
export function OwnStatusBadge({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('subscriptions');
  if (needsConsent(subscription)) return <Badge tone="accent">{t('status.needsAnswer')}</Badge>;
  return <StatusBadge status={subscription.status} />;
}

/** Returns a function that returns the price of a subscription and its period. */
export function useTerms(): (subscription: Subscription) => string {
  const { t } = useTranslation('subscriptions');
  return ({ type, price }) => (type === 'free' ? t('row.freeType') : t(`per.${type}`, { price: formatMoney(price) }));
}

/** Returns a function that describes the state of a subscription in one sentence. */
export function useStatusSentence(): (subscription: Subscription) => string {
  const { t, i18n } = useTranslation('subscriptions');
  const on = (time: string | null) => ({ date: time ? formatDate(time, i18n.language) : '' });
  return (subscription) => {
    const { status, type, isRenewing, renewsAt, paidThroughAt, endedAt, card, failureCode } = subscription;
    if (status === 'pending') return t('row.pending');
    if (status === 'cancelled') return t('row.cancelled', on(paidThroughAt));
    if (status === 'ended') return t('row.ended', on(endedAt ?? paidThroughAt));
    if (status === 'past-due') {
      const why = t(`failure.${failureCode ?? 'processing_error'}`);
      return `${why} ${isRenewing ? t('row.nextTry', on(renewsAt)) : t('row.notOffered')}`;
    }
    if (type === 'free') return t('row.free', on(paidThroughAt));
    if (!isRenewing) return t(needsConsent(subscription) ? 'row.needsAnswer' : 'row.withdrawn', on(paidThroughAt));
    return card ? t('row.renewsCard', { ...on(renewsAt), card: cardName(card) }) : t('row.renewsWallet', on(renewsAt));
  };
}
