import type { Fan } from '@fanlight/sdk/models';
import { BellOff, NotebookPen, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, Box, Flex, formatMoney, Icon, Text } from '../primitives/index.ts';

/** The facts that only the performer sees: the fan's spending, the fan's lists, and the private note. */
export function FanFacts({ fan }: { fan: Fan }) {
  const { t } = useTranslation('fans');
  const { isVip, isMuted, note, spent } = fan;
  return (
    <>
      <Flex columnGap="2" rowGap="1" align="center" wrap="wrap" mt="1">
        <Text fontVariantNumeric="tabular-nums">
          {spent > 0 ? t('spent', { amount: formatMoney(spent) }) : t('spentNothing')}
        </Text>
        {isVip && (
          <Badge tone="accent">
            <Icon icon={Star} size={14} />
            {t('vip.badge')}
          </Badge>
        )}
        {isMuted && (
          <Badge>
            <Icon icon={BellOff} size={14} />
            {t('muted.badge')}
          </Badge>
        )}
      </Flex>
      {note && (
        <Flex gap="2" mt="1" color="fg.muted">
          <Box pt="3px">
            <Icon icon={NotebookPen} size={16} label={t('note.title')} />
          </Box>
          <Text tone="muted" dir="auto" lineClamp={3} overflowWrap="anywhere" minW="0">
            {note}
          </Text>
        </Flex>
      )}
    </>
  );
}
