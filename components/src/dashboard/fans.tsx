import { formatCount } from '@fanlight/sdk/format';
import type { SubscriberStats } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Box, Card, Grid, Heading, Text, TextLink } from '../primitives/index.ts';

interface CountProps {
  label: string;
  count: number;
  href?: string;
  /** The number in the period before. */
  before?: number;
}

function Count({ label, count, href, before }: CountProps) {
  const { t, i18n } = useTranslation('dashboard');
  return (
    <Box>
      {href ? (
        <TextLink to={href}>{label}</TextLink>
      ) : (
        <Text tone="muted" size="sm">
          {label}
        </Text>
      )}
      <Text fontWeight="semibold">{formatCount(count, i18n.language)}</Text>
      {before !== undefined && (
        <Text tone="subtle" size="xs">
          {t('fans.before', { count: before })}
        </Text>
      )}
    </Box>
  );
}

export interface FansProps {
  totalFollowers: number;
  subscribers: SubscriberStats;
}

/** The fans of a performer, and the subscribers who came and left in 30 days (operation `getSubscriberStats`). */
export function Fans({ totalFollowers, subscribers: { total, current, previous } }: FansProps) {
  const { t } = useTranslation('dashboard');
  return (
    <Card as="section" aria-labelledby="dashboard-fans">
      <Heading level={2} size="label" id="dashboard-fans" mb="2">
        {t('fans.title')}
      </Heading>
      <Grid templateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }} gap="4">
        <Count label={t('fans.subscribers')} count={total} href={paths.creatorSubscribers()} />
        <Count label={t('fans.followers')} count={totalFollowers} href={paths.creatorFollowers()} />
        <Count label={t('fans.new')} count={current.totalNew} before={previous.totalNew} />
        <Count label={t('fans.lost')} count={current.totalLost} before={previous.totalLost} />
      </Grid>
    </Card>
  );
}
