import type { SavedCard } from '@fanlight/sdk/models';
import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, Box, Icon, Text } from '../primitives/index.ts';

const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Returns a function that formats the name of a card, such as "Visa ending in 4242". */
export function useCardName() {
  const { t } = useTranslation('payments');
  return ({ brand, last4 }: { brand: string; last4: string }) =>
    t('transactions.card', { brand: capitalize(brand), last4 });
}

/** A saved card in one line, with its name, expiry and state. */
export function CardLine({ card }: { card: SavedCard }) {
  const { t } = useTranslation('payments');
  const nameOf = useCardName();
  const until = `${String(card.expMonth).padStart(2, '0')}/${String(card.expYear).slice(-2)}`;
  return (
    <>
      <Box as="span" color="fg.muted" flexShrink="0">
        <Icon icon={CreditCard} />
      </Box>
      <Box as="span" display="block" flex="1 1 8em" minW="0">
        <Text as="span" display="block" fontWeight="medium">
          {nameOf(card)}
        </Text>
        <Text as="span" display="block" tone="subtle" size="xs">
          {t('cards.until', { until })}
        </Text>
      </Box>
      <Box as="span" display="flex" gap="2" flexWrap="wrap" justifyContent="flex-end">
        {card.isDefault && <Badge wraps>{t('cards.default')}</Badge>}
        {card.status !== 'ready' && (
          <Badge tone={card.status === 'expired' ? 'danger' : 'notice'} wraps>
            {t(`cards.status.${card.status}`)}
          </Badge>
        )}
      </Box>
    </>
  );
}
