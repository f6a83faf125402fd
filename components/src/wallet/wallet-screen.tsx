import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Box, ButtonLink, Card, HStack, LinkTabs, type Loadable, PageHeader, Stack } from '../primitives/index.ts';
import { BalanceCard, type WalletBalance } from './balance-card.tsx';

/** The tabs of the wallet. The app keeps the open tab in the URL as `?tab=`. */
export const walletTabs = ['top-up', 'spent', 'top-ups'] as const;

export type WalletTab = (typeof walletTabs)[number];

export interface WalletScreenProps {
  /** The amounts that are spendable, frozen and owed. */
  balance: Loadable<WalletBalance>;
  tab: WalletTab;
  /** Whether the viewer is a performer, who can be paid out. */
  isPerformer?: boolean;
  /** The content of the open tab: a `TopUpForm`, a `ChargeList` or a `TransactionList`. */
  children: ReactNode;
}

/** `/user/wallet`: shows the balance, and tabs for top-ups and transactions. */
export function WalletScreen({ balance, tab, isPerformer = false, children }: WalletScreenProps) {
  const { t } = useTranslation('wallet');
  const labels: Record<WalletTab, string> = {
    'top-up': t('sections.topUp'),
    spent: t('sections.spent'),
    'top-ups': t('sections.topUps'),
  };
  const address = (name: WalletTab) => (name === 'top-up' ? paths.wallet() : `${paths.wallet()}?tab=${name}`);
  return (
    <Box>
      <PageHeader
        title={t('title')}
        actions={
          <HStack gap="2" wrap="wrap">
            {isPerformer && (
              <ButtonLink to={paths.creatorPayouts()} variant="quiet" size="sm">
                {t('payouts')}
              </ButtonLink>
            )}
            <ButtonLink to={paths.purchases()} variant="quiet" size="sm">
              {t('purchases')}
            </ButtonLink>
            <ButtonLink to={paths.userCards()} variant="quiet" size="sm">
              {t('cards')}
            </ButtonLink>
          </HStack>
        }
      />
      <Stack gap="6">
        <BalanceCard balance={balance} />
        <Card padding="none">
          <LinkTabs
            label={t('sections.label')}
            tabs={walletTabs.map((name) => ({ label: labels[name], href: address(name) }))}
            current={address(tab)}
            inset="card"
          />
          <Box p={{ base: '4', md: '6' }}>{children}</Box>
        </Card>
      </Stack>
    </Box>
  );
}
