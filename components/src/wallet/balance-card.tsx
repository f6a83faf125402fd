import { useTranslation } from 'react-i18next';
import { Card, Heading, type Loadable, LoadableView, Money, Skeleton, Stack, Text } from '../primitives/index.ts';

/** What can be spent, large (rule M3: bought tokens and earnings together). */
export function BalanceCard({ balance }: { balance: Loadable<number> }) {
  const { t } = useTranslation('wallet');
  return (
    <Card as="section" aria-labelledby="wallet-balance">
      <Stack gap="1">
        <Heading level={2} size="label" id="wallet-balance" color="fg.muted" fontWeight="medium">
          {t('balance.label')}
        </Heading>
        <LoadableView data={balance} skeleton={<Skeleton h="46px" w="180px" />}>
          {(value) => <Money amount={value} textStyle="hero" lineHeight="46px" aria-live="polite" />}
        </LoadableView>
        <Text tone="subtle" size="xs" mt="2">
          {t('balance.note')}
        </Text>
      </Stack>
    </Card>
  );
}
