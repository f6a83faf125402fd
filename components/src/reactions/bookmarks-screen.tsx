import type { Bookmark, Feed, Gallery, Performer, Product, Reel, Video } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { FeedList, type PostActions } from '../feeds/index.ts';
import { GalleryList } from '../galleries/index.ts';
import { type BookmarkTab, paths } from '../paths/index.ts';
import { PerformerGrid } from '../performers/index.ts';
import {
  ButtonLink,
  Card,
  EmptyState,
  LinkTabs,
  type ListLoadable,
  LoadableList,
  PageHeader,
  Skeleton,
  Stack,
} from '../primitives/index.ts';
import { ProductList } from '../products/index.ts';
import { ReelList } from '../reels/index.ts';
import { VideoList } from '../videos/index.ts';
import { BookmarkRow } from './bookmark-row.tsx';

/** The list of the open tab. */
export type Bookmarks =
  | { tab: 'all'; list: ListLoadable<Bookmark>; onRemove: (bookmark: Bookmark) => void }
  | { tab: 'performers'; list: ListLoadable<Performer> }
  | { tab: 'posts'; list: ListLoadable<Feed>; actions: PostActions }
  | { tab: 'galleries'; list: ListLoadable<Gallery> }
  | { tab: 'videos'; list: ListLoadable<Video> }
  | { tab: 'reels'; list: ListLoadable<Reel> }
  | { tab: 'products'; list: ListLoadable<Product> };

export interface BookmarksScreenProps {
  bookmarks: Bookmarks;
  onLoadMore: () => void;
}

const tabs = [
  'all',
  'performers',
  'posts',
  'galleries',
  'videos',
  'reels',
  'products',
] as const satisfies BookmarkTab[];

function RowsSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton h="64px" />
      <Skeleton h="64px" />
      <Skeleton h="64px" />
    </Stack>
  );
}

function List({ bookmarks, onLoadMore }: BookmarksScreenProps) {
  const { t } = useTranslation('reactions');
  const empty = (
    <EmptyState
      illustration="frame"
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={<ButtonLink to={paths.explore()}>{t('explore')}</ButtonLink>}
    />
  );
  const shared = { label: t('title'), empty, onLoadMore };
  if (bookmarks.tab === 'performers') return <PerformerGrid performers={bookmarks.list} {...shared} />;
  if (bookmarks.tab === 'posts') return <FeedList feeds={bookmarks.list} actions={bookmarks.actions} {...shared} />;
  if (bookmarks.tab === 'galleries') return <GalleryList galleries={bookmarks.list} withPerformer {...shared} />;
  if (bookmarks.tab === 'products') return <ProductList products={bookmarks.list} withPerformer {...shared} />;
  if (bookmarks.tab === 'videos') return <VideoList videos={bookmarks.list} withPerformer {...shared} />;
  if (bookmarks.tab === 'reels') return <ReelList reels={bookmarks.list} {...shared} />;
  const { list, onRemove } = bookmarks;
  return (
    <Card padding="sm">
      <LoadableList
        {...shared}
        data={list}
        skeleton={<RowsSkeleton />}
        getKey={(bookmark) => bookmark._id}
        renderItem={(bookmark) => <BookmarkRow bookmark={bookmark} onRemove={onRemove} />}
      />
    </Card>
  );
}

/** `/user/bookmarks/{type}`: lists the viewer's bookmarks of all types or of one type, latest first. */
export function BookmarksScreen(props: BookmarksScreenProps) {
  const { t } = useTranslation('reactions');
  return (
    <Stack gap="4">
      <PageHeader title={t('title')} />
      <LinkTabs
        label={t('tabs.label')}
        current={paths.bookmarks(props.bookmarks.tab)}
        tabs={tabs.map((tab) => ({ label: t(`tabs.${tab}`), href: paths.bookmarks(tab) }))}
      />
      <List {...props} />
    </Stack>
  );
}
