import type { Wallet } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import {
  Card,
  formatMoney,
  Heading,
  type Loadable,
  LoadableView,
  Money,
  Skeleton,
  Stack,
  Text,
} from '../primitives/index.ts';

/** The balances that the wallet shows at the top. */
export type WalletBalance = Pick<Wallet, 'balance' | 'frozenTokens' | 'frozenEarnings' | 'receivable'>;

/** The frozen and the owed amounts (rule M12). Renders nothing if there are none. */
function UnavailableAmounts({ frozenTokens, frozenEarnings, receivable }: WalletBalance) {
  const { t } = useTranslation('wallet');
  const frozen = frozenTokens + frozenEarnings;
  return (
    <>
      {frozen > 0 && <Text size="sm">{t('balance.frozen', { amount: formatMoney(frozen) })}</Text>}
      {receivable > 0 && (
        <Text size="sm" tone="danger">
          {t('balance.receivable', { amount: formatMoney(receivable) })}
        </Text>
      )}
    </>
  );
}

/**
 * The balance that the viewer can spend, which consists of bought tokens and earnings (rule M3). Amounts that can't be
 * spent are shown below.
 */
export function BalanceCard({ balance }: { balance: Loadable<WalletBalance> }) {
  const { t } = useTranslation('wallet');
  return (
    <Card as="section" aria-labelledby="wallet-balance">
      <Stack gap="1">
        <Heading level={2} size="label" id="wallet-balance" color="fg.muted" fontWeight="medium">
          {t('balance.label')}
        </Heading>
        <LoadableView data={balance} skeleton={<Skeleton h="46px" w="180px" />}>
          {(value) => (
            <>
              <Money amount={value.balance} textStyle="hero" lineHeight="46px" aria-live="polite" />
              <UnavailableAmounts {...value} />
            </>
          )}
        </LoadableView>
        <Text tone="subtle" size="xs" mt="2">
          {t('balance.note')}
        </Text>
      </Stack>
    </Card>
  );
}
