import { formatDate } from '@fanlight/sdk/format';
import type { BestFeed, BestFeeds } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Box,
  Card,
  EmptyState,
  Flex,
  Heading,
  type Loadable,
  LoadableView,
  Money,
  Skeleton,
  Stack,
  Text,
  TextLink,
} from '../primitives/index.ts';

function BestPost({ feed }: { feed: BestFeed }) {
  const { t, i18n } = useTranslation('dashboard');
  const { _id, text, net, totalSales, totalLikes, totalComments, createdAt } = feed;
  const counts = [
    ...(totalSales > 0 ? [t('best.sales', { count: totalSales })] : []),
    t('best.likes', { count: totalLikes }),
    t('best.comments', { count: totalComments }),
  ];
  return (
    <Flex gap="3" align="flex-start" minH="target" py="2">
      <Box flex="1" minW="0">
        <Text lineClamp="2" overflowWrap="anywhere">
          <TextLink to={paths.post(_id)}>
            {text.trim() || t('best.untitled', { date: formatDate(createdAt, i18n.language) })}
          </TextLink>
        </Text>
        <Flex columnGap="3" wrap="wrap">
          {counts.map((count) => (
            <Text key={count} tone="subtle" size="xs">
              {count}
            </Text>
          ))}
        </Flex>
      </Box>
      <Money amount={net} fontWeight="semibold" />
    </Flex>
  );
}

/** The posts that earned most in the last 30 days (operation `getBestFeeds`). */
export function BestPosts({ best }: { best: Loadable<BestFeeds> }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card as="section" aria-labelledby="dashboard-best">
      <Flex justify="space-between" align="baseline" gap="3" mb="2" wrap="wrap">
        <Heading level={2} size="label" id="dashboard-best">
          {t('best.title')}
        </Heading>
        <TextLink to={paths.creatorPosts()}>{t('best.all')}</TextLink>
      </Flex>
      <LoadableView data={best} skeleton={<Skeleton h="220px" />}>
        {({ feeds }) =>
          feeds.length === 0 ? (
            <EmptyState illustration="lantern" title={t('best.empty.title')} text={t('best.empty.text')} />
          ) : (
            <Stack as="ul" listStyleType="none" gap="0">
              {feeds.map((feed) => (
                <li key={feed._id}>
                  <BestPost feed={feed} />
                </li>
              ))}
            </Stack>
          )
        }
      </LoadableView>
    </Card>
  );
}
