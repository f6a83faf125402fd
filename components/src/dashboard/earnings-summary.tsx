import type { EarningStats } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { EarningsChart } from '../earnings/index.ts';
import { paths } from '../paths/index.ts';
import { Box, Card, Flex, Grid, Heading, Money, Stack, Text, TextLink } from '../primitives/index.ts';
import { changeOf, comparedDays, comparePeriods, type PeriodComparison } from './compare-periods.ts';

/** The number of days that the chart shows. */
const chartDays = 30;

function Change(period: PeriodComparison) {
  const { t, i18n } = useTranslation('dashboard');
  const change = changeOf(period);
  if (change === null) return <Text tone="subtle">{t('change.none')}</Text>;
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', signDisplay: 'exceptZero' });
  return (
    <Text tone={change < 0 ? 'danger' : change > 0 ? 'success' : 'subtle'}>
      {t('change.before', { change: percent.format(change / 100) })}
    </Text>
  );
}

/** The earnings of today, of the last week and of the last month, against as many days before. */
export function EarningsSummary({ stats: { points } }: { stats: EarningStats }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card as="section" aria-labelledby="dashboard-earnings">
      <Flex justify="space-between" align="baseline" gap="3" mb="3" wrap="wrap">
        <Heading level={2} size="label" id="dashboard-earnings">
          {t('earnings.title')}
        </Heading>
        <TextLink to={paths.creatorEarnings()}>{t('earnings.all')}</TextLink>
      </Flex>
      <Stack gap="4">
        <Grid templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }} gap="4">
          {comparedDays.map((days) => {
            const period = comparePeriods(points, days);
            return (
              <Box key={days}>
                <Text tone="muted" size="sm">
                  {days === 1 ? t('earnings.today') : t('earnings.days', { count: days })}
                </Text>
                <Money amount={period.now} textStyle="title" />
                <Change {...period} />
              </Box>
            );
          })}
        </Grid>
        <EarningsChart points={points.slice(-chartDays)} label={t('earnings.chart', { count: chartDays })} />
      </Stack>
    </Card>
  );
}
