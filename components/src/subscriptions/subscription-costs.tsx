import { formatCount } from '@fanlight/sdk/format';
import type { SubscriptionStats } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Card, formatMoney, Heading, type Loadable, LoadableView, Skeleton, Stack, Text } from '../primitives/index.ts';

/** The monthly cost of the viewer's subscriptions. Renders nothing if none will be renewed. */
export function SubscriptionCosts({ stats }: { stats: Loadable<SubscriptionStats> }) {
  const { t, i18n } = useTranslation('subscriptions');
  if (stats.state === 'ready' && stats.value.totalRenewing === 0) return null;
  return (
    <Card as="section" mb="4">
      <LoadableView
        data={stats}
        skeleton={
          <Stack gap="1">
            <Skeleton h="27px" w="280px" />
            <Skeleton h={{ base: '60px', md: '40px' }} />
          </Stack>
        }
      >
        {({ monthlyCost, totalRenewing: count }) => (
          <Stack gap="1">
            <Heading level={2} size="title">
              {t('costs.monthly', { amount: formatMoney(monthlyCost) })}
            </Heading>
            <Text tone="muted">{t('costs.note', { count, formatted: formatCount(count, i18n.language) })}</Text>
          </Stack>
        )}
      </LoadableView>
    </Card>
  );
}
