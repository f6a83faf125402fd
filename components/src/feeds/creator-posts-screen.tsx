import type { Feed, FeedStatus } from '@fanlight/sdk/models';
import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Box,
  Button,
  ButtonLink,
  Card,
  ChoiceChips,
  EmptyState,
  Flex,
  type ListLoadable,
  LoadableList,
  PageHeader,
  Skeleton,
  Stack,
  TextInput,
  useStableHandlers,
} from '../primitives/index.ts';
import { CreatorPostRow } from './creator-post-row.tsx';

/** The statuses by which performers can filter the list of their own posts. */
export const feedStatuses = ['published', 'scheduled', 'draft'] as const satisfies FeedStatus[];

/** The search text and the filter that are applied to the list. */
export interface CreatorPostsFilter {
  /** The search text. */
  query: string;
  /** The selected status; null shows posts with any status. */
  status: FeedStatus | null;
}

export interface CreatorPostsScreenProps {
  feeds: ListLoadable<Feed>;
  filter: CreatorPostsFilter;
  onFilterChange: (filter: CreatorPostsFilter) => void;
  onLoadMore: () => void;
  onDelete: (feed: Feed) => void;
}

function RowsSkeleton() {
  const rows = ['first', 'second', 'third', 'fourth'];
  return (
    <Stack gap="2">
      {rows.map((row) => (
        <Flex key={row} gap="3" align="center" minH="80px">
          <Skeleton w="56px" h="56px" />
          <Stack gap="2" flex="1">
            <Skeleton h="16px" w="60%" />
            <Skeleton h="12px" w="40%" />
          </Stack>
        </Flex>
      ))}
    </Stack>
  );
}

/** `/creator/posts`: lists a performer's own posts, with a search, links to the editor, and deletion. */
export function CreatorPostsScreen({ feeds, filter, onFilterChange, onLoadMore, onDelete }: CreatorPostsScreenProps) {
  const { t } = useTranslation('feeds');
  const { query, status } = filter;
  const handlers = useStableHandlers({ onDelete });
  const renderItem = useCallback(
    (feed: Feed) => <CreatorPostRow feed={feed} onDelete={handlers.onDelete} />,
    [handlers],
  );
  const newPost = (
    <ButtonLink to={paths.creatorPostNew()} variant="main" size="sm" icon={Plus}>
      {t('mine.new')}
    </ButtonLink>
  );
  const nothingFound = (
    <EmptyState
      illustration="lantern"
      title={query || !status ? t('mine.noMatch') : t(`mine.none.${status}`)}
      action={
        <Button variant="outline" onClick={() => onFilterChange({ query: '', status: null })}>
          {t('mine.showAll')}
        </Button>
      }
    />
  );
  return (
    <Box>
      <PageHeader title={t('mine.title')} actions={newPost} />
      <Stack gap="4" mb="4">
        <TextInput
          type="search"
          aria-label={t('mine.search')}
          placeholder={t('mine.search')}
          value={query}
          onChange={(event) => onFilterChange({ query: event.target.value, status })}
        />
        <ChoiceChips
          isOneRow
          label={t('mine.filter.label')}
          hideLabel
          choices={['all' as const, ...feedStatuses].map((value) => ({ value, label: t(`mine.filter.${value}`) }))}
          value={status ?? 'all'}
          onChange={(value) => onFilterChange({ query, status: value === 'all' ? null : value })}
        />
      </Stack>
      <Card padding="sm">
        <LoadableList
          data={feeds}
          skeleton={<RowsSkeleton />}
          getKey={(feed) => feed._id}
          renderItem={renderItem}
          onLoadMore={onLoadMore}
          label={t('mine.list')}
          gap="0"
          empty={
            query || status ? (
              nothingFound
            ) : (
              <EmptyState
                illustration="stage"
                title={t('mine.emptyTitle')}
                text={t('mine.emptyText')}
                action={newPost}
              />
            )
          }
        />
      </Card>
    </Box>
  );
}
