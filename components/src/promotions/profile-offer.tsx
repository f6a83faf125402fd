import { formatDate } from '@fanlight/sdk/format';
import type { PerformerPromotion } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Box, Button, Flex, LocalText, Text, usePrice } from '../primitives/index.ts';

export interface ProfileOfferProps {
  offer: PerformerPromotion;
  /** The price per month without the offer. */
  monthlyPrice: number | null;
  /** Opens the dialog that subscribes with the offer. */
  onUse: (offer: PerformerPromotion) => void;
}

/** A promotion on a profile: its terms, its end, and the button that uses it (rule M13). */
export function ProfileOffer({ offer, monthlyPrice, onUse }: ProfileOfferProps) {
  const { t, i18n } = useTranslation('offers');
  const priceOf = usePrice();
  const { kind, status, percentOff, freeDays, price, endsAt } = offer;
  if (status !== 'active') {
    return (
      <Box role="note" bg="bg.raised" borderRadius="card" p="4">
        <Text>{t(`status.${status}`)}</Text>
      </Box>
    );
  }
  return (
    <Box role="note" bg="notice.wash" borderRadius="card" p="4">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Box minW="0">
          <Text fontWeight="semibold">
            {kind === 'trial'
              ? t('trial', { count: freeDays ?? 0 })
              : t('discount', { percent: percentOff, price: priceOf(price), full: priceOf(monthlyPrice ?? 0) })}
          </Text>
          <Text size="sm" tone="muted">
            <LocalText>{t('until', { date: formatDate(endsAt, i18n.language) })}</LocalText>
          </Text>
        </Box>
        <Button variant="main" size="sm" onClick={() => onUse(offer)}>
          {t('use')}
        </Button>
      </Flex>
    </Box>
  );
}
