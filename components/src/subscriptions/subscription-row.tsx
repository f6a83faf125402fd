import { formatDate } from '@fanlight/sdk/format';
import type { Subscription } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Avatar,
  Box,
  Button,
  Flex,
  formatMoney,
  HStack,
  LocalText,
  Stack,
  Text,
  TextLink,
  VerifiedMark,
} from '../primitives/index.ts';
import { OwnStatusBadge, useStatusSentence, useTerms } from './subscription-state.tsx';

export interface SubscriptionActions {
  onCancel: (subscription: Subscription) => void;
  /** Resumes a subscription that was cancelled, but has not ended. */
  onResume: (subscription: Subscription) => void;
  /** Subscribes again, if the subscription has ended, its renewal has failed, or it was free. */
  onSubscribe: (subscription: Subscription) => void;
  onConsent: (subscription: Subscription) => void;
}

export interface SubscriptionRowProps {
  subscription: Subscription;
  actions: SubscriptionActions;
  /** Whether an action on this subscription is pending. */
  isBusy?: boolean;
}

/** A higher price that the performer has announced, with a button that accepts it (rule M7). */
function NewPrice({ subscription, actions, isBusy }: SubscriptionRowProps) {
  const { t, i18n } = useTranslation('subscriptions');
  const { newPrice, newPriceAt, hasConsented, price, status } = subscription;
  if (newPrice === null || newPriceAt === null || status === 'ended') return null;
  const words = {
    price: formatMoney(price),
    newPrice: formatMoney(newPrice),
    date: formatDate(newPriceAt, i18n.language),
  };
  return (
    <Box bg="notice.wash" borderRadius="control" p="3">
      <Text>
        <LocalText>{hasConsented ? t('price.agreed', words) : t('price.text', words)}</LocalText>
      </Text>
      {!hasConsented && (
        <Button
          variant="main"
          size="sm"
          mt="2"
          loading={isBusy ?? false}
          data-irreversible
          onClick={() => actions.onConsent(subscription)}
        >
          <LocalText>{t('price.agree', words)}</LocalText>
        </Button>
      )}
    </Box>
  );
}

function RowActions({ subscription, actions, isBusy = false }: SubscriptionRowProps) {
  const { t } = useTranslation('subscriptions');
  const { status, type, performer, isRenewing } = subscription;
  const about = (text: string) => `${text}: ${performer.name}`;
  const button = (
    text: string,
    onClick: () => void,
    rest: { variant?: 'ghost'; loading?: boolean; 'data-irreversible'?: boolean } = {},
  ) => (
    <Button variant="outline" size="sm" aria-label={about(text)} onClick={onClick} {...rest}>
      {text}
    </Button>
  );
  // Quieter than the other actions, and its text begins where the other texts of the row begin.
  const cancel = (
    <Box ms={status === 'active' && type !== 'free' ? '-4' : undefined}>
      {button(t('row.cancel'), () => actions.onCancel(subscription), { variant: 'ghost' })}
    </Box>
  );
  return (
    <HStack gap="2" wrap="wrap">
      {type === 'free' && status !== 'ended' && (
        <Button
          variant="main"
          size="sm"
          aria-label={about(t('row.subscribe'))}
          onClick={() => actions.onSubscribe(subscription)}
        >
          {t('row.subscribe')}
        </Button>
      )}
      {status === 'active' && cancel}
      {status === 'cancelled' &&
        button(t('row.resume'), () => actions.onResume(subscription), { loading: isBusy, 'data-irreversible': true })}
      {status === 'past-due' && (
        <>
          {isRenewing && button(t('row.payNow'), () => actions.onSubscribe(subscription))}
          {cancel}
        </>
      )}
      {status === 'ended' && button(t('row.again'), () => actions.onSubscribe(subscription))}
    </HStack>
  );
}

/** A subscription in a list, with its performer, price, state and actions. */
export function SubscriptionRow(props: SubscriptionRowProps) {
  const { subscription } = props;
  const sentenceOf = useStatusSentence();
  const termsOf = useTerms();
  const { performer } = subscription;
  const isPerformerDeleted = performer.username === null;
  return (
    <Flex as="article" gap="3" p="4" aria-label={performer.name}>
      <Avatar name={performer.name} src={performer.avatar} decorative />
      <Stack flex="1" minW="0" gap="2">
        <Flex gap="3" justify="space-between" align="flex-start" wrap="wrap">
          <Box minW="0">
            <Flex gap="1" align="center">
              {isPerformerDeleted ? (
                <Text fontWeight="semibold">{performer.name}</Text>
              ) : (
                <TextLink
                  to={paths.profile(performer.username ?? performer._id)}
                  quiet
                  standalone
                  fontWeight="semibold"
                >
                  {performer.name}
                </TextLink>
              )}
              {performer.isVerified && <VerifiedMark />}
            </Flex>
            <Text size="sm" fontVariantNumeric="tabular-nums">
              {termsOf(subscription)}
            </Text>
          </Box>
          <OwnStatusBadge subscription={subscription} />
        </Flex>
        <Text tone="muted">
          <LocalText>{sentenceOf(subscription)}</LocalText>
        </Text>
        <NewPrice {...props} />
        {!isPerformerDeleted && <RowActions {...props} />}
      </Stack>
    </Flex>
  );
}
