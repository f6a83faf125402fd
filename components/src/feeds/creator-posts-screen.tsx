import { formatCount } from '@fanlight/sdk/format';
import type { Feed } from '@fanlight/sdk/models';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../paths/index.ts';
import {
  Badge,
  Box,
  Button,
  ButtonLink,
  Card,
  chakra,
  EmptyState,
  EndlessList,
  Flex,
  Icon,
  IconButton,
  type ListLoadable,
  LoadableView,
  PageHeader,
  RelativeTime,
  Skeleton,
  Stack,
  TextInput,
  TextLink,
} from '../primitives/index.ts';

/** Props of {@link CreatorPostsScreen}. */
export interface CreatorPostsScreenProps {
  feeds: ListLoadable<Feed>;
  /** Words that are looked for. */
  query: string;
  onQueryChange: (query: string) => void;
  onLoadMore: () => void;
  onDelete: (feed: Feed) => void;
}

const EditLink = chakra(Link, {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: 'target',
    h: 'target',
    borderRadius: 'full',
    color: 'fg.muted',
    _hover: { bg: 'bg.raised', color: 'fg.default' },
  },
});

function PostRow({ feed, onDelete }: { feed: Feed; onDelete: (feed: Feed) => void }) {
  const { t, i18n } = useTranslation('feeds');
  const counted = (count: number) => ({ count, shown: formatCount(count, i18n.language) });
  const text = feed.text || t('mine.noText');
  const short = text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text;
  const picture = feed.thumbnail?.url;
  return (
    <Flex gap="3" align="center" minH="72px" py="2">
      <Box
        w="56px"
        h="56px"
        flexShrink="0"
        borderRadius="control"
        bg="bg.raised"
        bgSize="cover"
        bgPos="center"
        style={picture ? { backgroundImage: `url("${picture}")` } : undefined}
      />
      <Box flex="1" minW="0">
        <TextLink to={paths.post(feed._id)} quiet fontWeight="medium" lineClamp={1}>
          {text}
        </TextLink>
        <Flex gap="3" align="center" wrap="wrap" color="fg.subtle" fontSize="xs" fontVariantNumeric="tabular-nums">
          <Badge>{t(`audience.${feed.audience}`)}</Badge>
          <RelativeTime at={feed.createdAt} />
          <span>{t('mine.likes', counted(feed.totalLikes))}</span>
          <span>{t('mine.comments', counted(feed.totalComments))}</span>
        </Flex>
      </Box>
      <EditLink to={paths.creatorPost(feed._id)} aria-label={t('mine.edit', { text: short })}>
        <Icon icon={Pencil} />
      </EditLink>
      <IconButton icon={Trash2} label={t('mine.delete', { text: short })} onClick={() => onDelete(feed)} />
    </Flex>
  );
}

function RowsSkeleton() {
  const rows = ['first', 'second', 'third', 'fourth'];
  return (
    <Stack gap="2">
      {rows.map((row) => (
        <Flex key={row} gap="3" align="center" minH="72px">
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

/** `/creator/posts`: a performer's own posts, to be found, edited and deleted. */
export function CreatorPostsScreen({ feeds, query, onQueryChange, onLoadMore, onDelete }: CreatorPostsScreenProps) {
  const { t } = useTranslation('feeds');
  const newPost = (
    <ButtonLink to={paths.creatorPostNew()} variant="main" icon={Plus}>
      {t('mine.new')}
    </ButtonLink>
  );
  return (
    <Box>
      <PageHeader title={t('mine.title')} actions={newPost} />
      <Box mb="4">
        <TextInput
          type="search"
          aria-label={t('mine.search')}
          placeholder={t('mine.search')}
          value={query}
          onChange={(event) => onQueryChange(event.target.value)}
        />
      </Box>
      <Card padding="sm">
        <LoadableView data={feeds} skeleton={<RowsSkeleton />}>
          {(page) => (
            <EndlessList
              page={page}
              getKey={(feed) => feed._id}
              renderItem={(feed) => <PostRow feed={feed} onDelete={onDelete} />}
              onLoadMore={onLoadMore}
              label={t('mine.list')}
              gap="0"
              empty={
                query ? (
                  <EmptyState
                    drawing="lantern"
                    title={t('mine.noMatch')}
                    action={
                      <Button variant="outline" onClick={() => onQueryChange('')}>
                        {t('mine.showAll')}
                      </Button>
                    }
                  />
                ) : (
                  <EmptyState
                    drawing="stage"
                    title={t('mine.emptyTitle')}
                    text={t('mine.emptyText')}
                    action={newPost}
                  />
                )
              }
            />
          )}
        </LoadableView>
      </Card>
    </Box>
  );
}
