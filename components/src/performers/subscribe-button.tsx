import { formatDate } from '@fanlight/sdk/format';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Box, Button, ButtonLink, HStack, LocalText, Text, usePrice } from '../primitives/index.ts';
import type { PerformerProfile, ProfileScreenProps } from './profile-screen.tsx';

export interface SubscribeButtonProps {
  performer: PerformerProfile;
  onSubscribe: ProfileScreenProps['onSubscribe'];
}

/** Whether the viewer can subscribe now. During a free trial this is always possible (rule M7). */
export const canSubscribe = ({
  isOwn,
  isSubscribed,
  subscriptionType,
  monthlyPrice,
  yearlyPrice,
}: PerformerProfile): boolean =>
  !isOwn && (!isSubscribed || subscriptionType === 'free') && (monthlyPrice ?? yearlyPrice) !== null;

/** The main action of a profile: subscribing, with the price. */
export function SubscribeButton({ performer, onSubscribe }: SubscribeButtonProps) {
  const { t } = useTranslation('performers');
  const priceOf = usePrice();
  const { monthlyPrice, yearlyPrice } = performer;
  if (!canSubscribe(performer)) return null;
  const label =
    monthlyPrice === null
      ? t('profile.subscribeYearly', { price: priceOf(yearlyPrice ?? 0) })
      : t('profile.subscribeMonthly', { price: priceOf(monthlyPrice) });
  return (
    <Button
      variant="main"
      w={{ base: 'full', md: 'auto' }}
      onClick={() => onSubscribe(performer, monthlyPrice === null ? 'yearly' : 'monthly')}
    >
      {label}
    </Button>
  );
}

/** Returns the text's key for the state of the viewer's subscription. A free trial is never renewed (rule M7). */
const stateKeyOf = ({ subscriptionType, isRenewing }: PerformerProfile) => {
  if (subscriptionType === 'free') return 'profile.trialEnds';
  return isRenewing ? 'profile.subscriptionRenews' : 'profile.subscriptionEnds';
};

/**
 * Shows when the viewer's subscription is renewed or ends. Without a subscription, it offers a free trial (rule M7).
 */
export function SubscriptionLine({ performer, onSubscribe }: SubscribeButtonProps) {
  const { t, i18n } = useTranslation('performers');
  const { isOwn, isSubscribed, subscribedUntil, isFreeOffered } = performer;
  if (isOwn) return null;
  if (isSubscribed) {
    return (
      <HStack>
        <Box minW="0">
          <ButtonLink to={paths.subscriptions()} variant="outline" size="sm" fullWidth>
            {subscribedUntil ? (
              <LocalText>{t(stateKeyOf(performer), { date: formatDate(subscribedUntil, i18n.language) })}</LocalText>
            ) : (
              t('profile.subscribed')
            )}
          </ButtonLink>
        </Box>
      </HStack>
    );
  }
  if (!isFreeOffered) return null;
  return (
    <HStack gap="3" wrap="wrap" rowGap="1">
      <Text tone="muted">{t('profile.freeOffer')}</Text>
      <Button variant="outline" size="sm" onClick={() => onSubscribe(performer, 'free')}>
        {t('profile.tryFree')}
      </Button>
    </HStack>
  );
}
