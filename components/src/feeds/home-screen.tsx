import { ArrowUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HomeFilter, homeFilters, paths } from '../paths/index.ts';
import { aboveNavigation, Box, Button, ButtonLink, EmptyState, Heading, LinkTabs } from '../primitives/index.ts';
import { FeedList, type FeedListProps } from './feed-list.tsx';

export interface HomeScreenProps extends Pick<FeedListProps, 'feeds' | 'actions' | 'onLoadMore'> {
  /** The filter of the timeline. */
  filter: HomeFilter;
  /**
   * Suggested performers, which are shown instead of an empty timeline. Hidden on wide screens, where the layout shows
   * suggestions in a side column.
   */
  suggestions: ReactNode;
  /** The bar with stories of the last day: a `StoriesBar`. */
  stories?: ReactNode;
  /**
   * The number of posts that are newer than the timeline, and a callback that adds them. The screen never adds these
   * posts automatically.
   */
  newPosts?: { total: number; onShow: () => void };
}

function NewPosts({ total, onShow }: NonNullable<HomeScreenProps['newPosts']>) {
  const { t } = useTranslation('feeds');
  return (
    <Box
      role="status"
      position="sticky"
      top="calc(72px + env(safe-area-inset-top))"
      zIndex="sticky"
      h="0"
      display="grid"
      gridTemplateColumns="minmax(0, auto)"
      justifyContent="center"
    >
      {total > 0 && (
        <Button size="sm" icon={ArrowUp} onClick={onShow} boxShadow="floating" mt="2" wraps>
          {t('home.newPosts', { count: total })}
        </Button>
      )}
    </Box>
  );
}

/**
 * Suggests performers instead of an empty timeline. When the timeline gets posts, the suggestions stay, and a button
 * appears that shows the timeline.
 */
function FirstFollows({ suggestions, onShowTimeline }: { suggestions: ReactNode; onShowTimeline?: () => void }) {
  const { t } = useTranslation('feeds');
  return (
    <Box>
      <EmptyState
        illustration="seats"
        title={t('home.emptyTitle')}
        text={t('home.emptyText')}
        action={
          // While the button that shows the timeline is visible, that button is the main action.
          <ButtonLink to={paths.explore()} variant={onShowTimeline ? 'quiet' : 'main'}>
            {t('home.explore')}
          </ButtonLink>
        }
      />
      <Box xl={{ display: 'none' }}>{suggestions}</Box>
      {/* The button is below the suggestions, so that the suggestions do not move when the button appears. */}
      <Box
        role="status"
        position="sticky"
        bottom={{ base: aboveNavigation, md: '4' }}
        zIndex="sticky"
        display="grid"
        justifyContent="center"
        mt="4"
      >
        {onShowTimeline && (
          <Button variant="main" size="lg" onClick={onShowTimeline} boxShadow="floating">
            {t('home.showTimeline')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function HomeTabs({ filter }: { filter: HomeFilter }) {
  const { t } = useTranslation('feeds');
  return (
    <Box mb="4">
      <LinkTabs
        label={t('home.filters')}
        tabs={homeFilters.map((each) => ({ label: t(`home.filter.${each}`), href: paths.home(each) }))}
        current={paths.home(filter)}
      />
    </Box>
  );
}

/** Shown if the performers to whom the viewer is subscribed have no posts, or if there are none. */
function NoSubscribedPosts() {
  const { t } = useTranslation('feeds');
  return (
    <EmptyState
      illustration="seats"
      title={t('home.subscribedEmptyTitle')}
      text={t('home.subscribedEmptyText')}
      action={
        <ButtonLink to={paths.explore()} variant="main">
          {t('home.explore')}
        </ButtonLink>
      }
    />
  );
}

/** `/home`: the posts of the performers whom the viewer follows or is subscribed to. */
export function HomeScreen({ filter, suggestions, stories, newPosts, ...props }: HomeScreenProps) {
  const { t } = useTranslation('feeds');
  const { feeds } = props;
  const isEmpty = filter === 'all' && feeds.state === 'ready' && feeds.value.items.length === 0;
  // After the first follow, the timeline gets posts. The suggestions stay nevertheless, so that the viewer can follow
  // more performers.
  const [wasEmpty, setWasEmpty] = useState(isEmpty);
  if (isEmpty && !wasEmpty) setWasEmpty(true);
  const isChoosing = wasEmpty && filter === 'all';
  const shownFeeds: HomeScreenProps['feeds'] =
    isChoosing && feeds.state === 'ready' ? { ...feeds, value: { items: [], more: 'end' } } : feeds;
  return (
    <Box>
      <Heading level={1} srOnly>
        {t('home.title')}
      </Heading>
      {!isChoosing && stories}
      {!isChoosing && <HomeTabs filter={filter} />}
      {!isChoosing && newPosts && <NewPosts {...newPosts} />}
      <FeedList
        {...props}
        feeds={shownFeeds}
        label={t('home.timeline')}
        empty={
          filter === 'all' ? (
            <FirstFollows suggestions={suggestions} {...(!isEmpty && { onShowTimeline: () => setWasEmpty(false) })} />
          ) : (
            <NoSubscribedPosts />
          )
        }
      />
    </Box>
  );
}
