import { formatCount } from '@fanlight/sdk/format';
import type { Feed } from '@fanlight/sdk/models';
import { Ellipsis, Heart, type LucideIcon, MessageCircle, Pencil, Plus, TextAlignStart, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Badge,
  Box,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  EndlessList,
  Flex,
  Icon,
  IconButton,
  type ListLoadable,
  LoadableView,
  Menu,
  PageHeader,
  RelativeTime,
  Skeleton,
  Stack,
  TextInput,
  TextLink,
  VisuallyHidden,
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

function Counted({ icon, text, shown }: { icon: LucideIcon; text: string; shown: string }) {
  return (
    <Flex as="span" gap="1" align="center">
      <Icon icon={icon} size={14} />
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </Flex>
  );
}

function Thumbnail({ feed }: { feed: Feed }) {
  const picture = feed.thumbnail?.url;
  return (
    <Box
      display="grid"
      placeItems="center"
      w="56px"
      h="56px"
      flexShrink="0"
      borderRadius="control"
      bg="bg.raised"
      bgSize="cover"
      bgPos="center"
      color="fg.subtle"
      style={picture ? { backgroundImage: `url("${picture}")` } : undefined}
    >
      {!picture && <Icon icon={TextAlignStart} />}
    </Box>
  );
}

function PostRow({ feed, onDelete }: { feed: Feed; onDelete: (feed: Feed) => void }) {
  const { t, i18n } = useTranslation('feeds');
  const text = feed.text || t('mine.noText');
  const label = t('mine.menu', { text: text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text });
  const counted = (count: number) => ({ count, shown: formatCount(count, i18n.language) });
  const [likes, comments] = [counted(feed.totalLikes), counted(feed.totalComments)];
  return (
    <Flex gap="3" align="center" minH="80px" py="3">
      <Thumbnail feed={feed} />
      <Stack flex="1" minW="0" gap="1">
        <TextLink to={paths.post(feed._id)} quiet fontWeight="medium" lineClamp={1}>
          {text}
        </TextLink>
        <Flex
          columnGap="3"
          rowGap="1"
          align="center"
          wrap="wrap"
          color="fg.subtle"
          fontSize="xs"
          fontVariantNumeric="tabular-nums"
        >
          <Badge>{t(`audience.${feed.audience}`)}</Badge>
          <RelativeTime at={feed.createdAt} />
          <Counted icon={Heart} text={t('mine.likes', likes)} shown={likes.shown} />
          <Counted icon={MessageCircle} text={t('mine.comments', comments)} shown={comments.shown} />
        </Flex>
      </Stack>
      <Menu
        label={label}
        align="end"
        trigger={(props) => <IconButton {...props} icon={Ellipsis} label={label} />}
        entries={[
          { kind: 'link', label: t('post.edit'), icon: Pencil, href: paths.creatorPost(feed._id) },
          { kind: 'action', label: t('post.delete'), icon: Trash2, danger: true, onSelect: () => onDelete(feed) },
        ]}
      />
    </Flex>
  );
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

/** `/creator/posts`: a performer's own posts, to be found, edited and deleted. */
export function CreatorPostsScreen({ feeds, query, onQueryChange, onLoadMore, onDelete }: CreatorPostsScreenProps) {
  const { t } = useTranslation('feeds');
  const newPost = (
    <ButtonLink to={paths.creatorPostNew()} variant="main" size="sm" icon={Plus}>
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
