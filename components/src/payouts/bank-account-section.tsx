import { formatDate } from '@fanlight/sdk/format';
import type { BankingSettings } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Button, ButtonLink, Flex, LocalText, Stack, Text } from '../primitives/index.ts';

export interface BankAccountSectionProps {
  /** The stored account; null if there is none. */
  current: BankingSettings | null;
  /** Opens the form. */
  onChange: () => void;
}

/** The bank account for payouts, with the last characters of its number only. */
export function BankAccountSection({ current, onChange }: BankAccountSectionProps) {
  const { t, i18n } = useTranslation('payouts');
  return (
    <Stack gap="4">
      {current ? (
        <Stack gap="1">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {t('bank.masked', { bank: current.bankName, end: current.accountNumberEnd })}
          </Text>
          <Text tone="muted" overflowWrap="anywhere">
            {current.accountHolder}
          </Text>
          <Text tone="subtle" size="xs">
            <LocalText>{t('bank.changed', { date: formatDate(current.updatedAt, i18n.language) })}</LocalText>
          </Text>
        </Stack>
      ) : (
        <Text tone="muted">{t('bank.none')}</Text>
      )}
      <Flex gap="3" wrap="wrap">
        <Button variant={current ? 'outline' : 'main'} wraps onClick={onChange}>
          {current ? t('bank.change') : t('bank.add')}
        </Button>
        {current && (
          <ButtonLink to={paths.creatorPayouts()} variant="quiet" wraps>
            {t('bank.payouts')}
          </ButtonLink>
        )}
      </Flex>
    </Stack>
  );
}
