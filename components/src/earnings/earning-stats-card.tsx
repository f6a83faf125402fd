import { formatDate, formatMoney } from '@fanlight/sdk/format';
import type { BalanceFigure, EarningStats } from '@fanlight/sdk/models';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Box,
  Button,
  Card,
  Flex,
  Heading,
  type Loadable,
  LoadableView,
  Money,
  Skeleton,
  Stack,
  Text,
} from '../primitives/index.ts';
import { FigureButton } from '../wallet/index.ts';
import { EarningsTable } from './earnings-table.tsx';
import { EarningsChart } from './lazy-earnings-chart.tsx';

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box>
      <Text tone="muted" size="sm">
        {label}
      </Text>
      <Box fontWeight="semibold">{children}</Box>
    </Box>
  );
}

function StatsSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton h="46px" w="180px" />
      <Skeleton h="46px" />
      <Skeleton h="200px" />
      <Skeleton h="44px" w="160px" />
    </Stack>
  );
}

interface StatsProps {
  stats: EarningStats;
  onExplain: (figure: BalanceFigure) => void;
}

function Stats({ stats, onExplain }: StatsProps) {
  const { from, to, gross, commission, net, totalSales, held, payable, frozen, points } = stats;
  const { t, i18n } = useTranslation('earnings');
  const [isTable, setIsTable] = useState(false);
  const toDate = (day: string) => formatDate(day, i18n.language, { dateStyle: 'medium', timeZone: 'UTC' });
  const period = { from: toDate(from), to: toDate(to) };
  const label = t('stats.chart', period);
  return (
    <Stack gap="4">
      <Box>
        <Text tone="muted" size="sm">
          {t('stats.period', period)}
        </Text>
        <Money amount={net} textStyle="hero" lineHeight="46px" />
        <Text tone="muted" size="sm">
          {t('stats.sum', { count: totalSales, gross: formatMoney(gross), commission: formatMoney(commission) })}
        </Text>
      </Box>
      <Flex columnGap="10" rowGap="3" wrap="wrap">
        <Figure label={t('stats.payable')}>
          <FigureButton figure="payable" amount={payable} onExplain={onExplain} />
        </Figure>
        <Figure label={t('stats.held')}>
          <FigureButton figure="held" amount={held} onExplain={onExplain} />
        </Figure>
        {frozen > 0 && (
          <Figure label={t('stats.frozen')}>
            <FigureButton figure="frozen" amount={frozen} onExplain={onExplain} />
          </Figure>
        )}
      </Flex>
      {isTable ? <EarningsTable points={points} label={label} /> : <EarningsChart points={points} label={label} />}
      <Button variant="quiet" alignSelf="start" onClick={() => setIsTable(!isTable)}>
        {isTable ? t('stats.showChart') : t('stats.showTable')}
      </Button>
    </Stack>
  );
}

/** The earnings of a performer in a period, as numbers, a chart and a table (operation `getEarningStats`, rule M3). */
export function EarningStatsCard({
  stats,
  onExplain,
}: Pick<StatsProps, 'onExplain'> & { stats: Loadable<EarningStats> }) {
  const { t } = useTranslation('earnings');
  return (
    <Card as="section" aria-labelledby="earning-stats" mb="4">
      <Heading level={2} size="label" id="earning-stats" mb="2">
        {t('stats.title')}
      </Heading>
      <LoadableView data={stats} skeleton={<StatsSkeleton />}>
        {(value) => <Stats stats={value} onExplain={onExplain} />}
      </LoadableView>
    </Card>
  );
}
