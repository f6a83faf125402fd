import { formatDate } from '@fanlight/sdk/format';
import type { PayoutRequest } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Box, Flex, LocalText, Money, Text, TextLink } from '../primitives/index.ts';
import { isReturned, PayoutBadge } from './payout-status.tsx';

/** A payout in the list: its number, amount, status, destination and date, and the reason if it was not paid. */
export function PayoutRow({ payout }: { payout: PayoutRequest }) {
  const { t, i18n } = useTranslation('payouts');
  const { _id, number, status, amount, currency, destination, reason, createdAt } = payout;
  const details = [t('requested', { date: formatDate(createdAt, i18n.language) }), destination].filter(Boolean);
  return (
    <Box py="3">
      <Flex gap="3" justify="space-between" align="baseline">
        <Text fontWeight="semibold">
          <TextLink to={paths.creatorPayout(_id)} quiet fontWeight="semibold">
            {number}
          </TextLink>
        </Text>
        <Money
          amount={amount}
          currency={currency}
          fontWeight="semibold"
          {...(isReturned(status) && { color: 'fg.muted', textDecoration: 'line-through' })}
        />
      </Flex>
      <Flex columnGap="2" rowGap="1" wrap="wrap" align="center" mt="1">
        <PayoutBadge status={status} />
        <Text tone="muted" size="sm" overflowWrap="anywhere">
          <LocalText>{details.join(' · ')}</LocalText>
        </Text>
      </Flex>
      {reason && (
        <Text size="sm" mt="1" overflowWrap="anywhere">
          {reason}
        </Text>
      )}
    </Box>
  );
}
