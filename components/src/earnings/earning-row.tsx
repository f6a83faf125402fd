import { formatDate, formatMoney } from '@fanlight/sdk/format';
import type { Earning } from '@fanlight/sdk/models';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { itemPath } from '../paths/index.ts';
import { Avatar, Badge, Box, Flex, LocalText, Money, RelativeTime, Text, TextLink } from '../primitives/index.ts';

const tones = { held: 'notice', payable: 'success', frozen: 'danger', refunded: 'neutral' } as const;

export interface EarningRowProps {
  earning: Earning;
  /** Whether the row is the one that the viewer has come for. It is marked. */
  isCurrent: boolean;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** One earning: who has paid for what, the amount after commission, and whether it can be paid out (rules M3, M5). */
export function EarningRow({ earning, isCurrent, ref }: EarningRowProps) {
  const { t, i18n } = useTranslation('earnings');
  const { type, status, payer, objectId, title, gross, commission, net, payableAt, createdAt } = earning;
  const name = payer?.name ?? t('deletedAccount');
  const href = objectId ? itemPath(type, objectId) : undefined;
  const badge =
    status === 'held' ? t('status.held', { date: formatDate(payableAt, i18n.language) }) : t(`status.${status}`);
  return (
    <Flex
      ref={ref}
      gap="3"
      align="flex-start"
      p="3"
      borderRadius="control"
      {...(isCurrent && { 'aria-current': true, bg: 'notice.wash' })}
    >
      <Avatar name={name} src={payer?.avatar ?? null} decorative />
      <Box flex="1" minW="0">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {t(`what.${type}`, { name })}
        </Text>
        {title && (
          <Text tone="muted" overflowWrap="anywhere">
            {href ? <TextLink to={href}>{title}</TextLink> : title}
          </Text>
        )}
        <Flex columnGap="2" rowGap="1" align="center" wrap="wrap">
          <Text tone="subtle" size="xs">
            <RelativeTime at={createdAt} />
          </Text>
          <Badge tone={tones[status]}>
            <LocalText>{badge}</LocalText>
          </Badge>
        </Flex>
      </Box>
      <Box textAlign="end">
        <Money amount={net} signed={status !== 'refunded'} fontWeight="semibold" />
        <Text tone="subtle" size="xs">
          {t('commission', { gross: formatMoney(gross), commission: formatMoney(commission) })}
        </Text>
      </Box>
    </Flex>
  );
}
