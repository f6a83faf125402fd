import { ArrowUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { aboveNavigation, Box, Button, ButtonLink, EmptyState, Heading } from '../primitives/index.ts';
import { FeedList, type FeedListProps } from './feed-list.tsx';

export interface HomeScreenProps extends Pick<FeedListProps, 'feeds' | 'actions' | 'onLoadMore'> {
  /**
   * Suggested performers, which are shown while the viewer follows none. On wide screens, the layout shows them
   * instead.
   */
  suggestions: ReactNode;
  /** The bar with stories of the last day: a `StoriesBar`. */
  stories?: ReactNode;
  /**
   * The number of posts that are newer than the timeline, and a callback that adds them. They are never added
   * automatically.
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
        <Button size="sm" icon={ArrowUp} onClick={onShow} boxShadow="floating" mt="2" maxW="full" whiteSpace="normal">
          {t('home.newPosts', { count: total })}
        </Button>
      )}
    </Box>
  );
}

/** Suggests performers to a viewer without a timeline. Once there are posts, a button shows them. */
function FirstFollows({ suggestions, onShowTimeline }: { suggestions: ReactNode; onShowTimeline?: () => void }) {
  const { t } = useTranslation('feeds');
  return (
    <Box>
      <EmptyState
        illustration="seats"
        title={t('home.emptyTitle')}
        text={t('home.emptyText')}
        action={
          // With a timeline to show, its button is the main action.
          <ButtonLink to={paths.explore()} variant={onShowTimeline ? 'quiet' : 'main'}>
            {t('home.explore')}
          </ButtonLink>
        }
      />
      <Box xl={{ display: 'none' }}>{suggestions}</Box>
      {/* Below the suggestions, which therefore do not move when the button appears. */}
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

/** `/home`: the posts of the performers whom the viewer follows. */
export function HomeScreen({ suggestions, stories, newPosts, ...props }: HomeScreenProps) {
  const { t } = useTranslation('feeds');
  const { feeds } = props;
  const isEmpty = feeds.state === 'ready' && feeds.value.items.length === 0;
  // The posts after the first follow must not replace the suggestions while the viewer may follow more performers.
  const [isChoosing, setIsChoosing] = useState(isEmpty);
  if (isEmpty && !isChoosing) setIsChoosing(true);
  const shownFeeds: HomeScreenProps['feeds'] =
    isChoosing && feeds.state === 'ready' ? { ...feeds, value: { items: [], more: 'end' } } : feeds;
  return (
    <Box>
      <Heading level={1} srOnly>
        {t('home.title')}
      </Heading>
      {!isChoosing && stories}
      {!isChoosing && newPosts && <NewPosts {...newPosts} />}
      <FeedList
        {...props}
        feeds={shownFeeds}
        label={t('home.timeline')}
        empty={
          <FirstFollows suggestions={suggestions} {...(!isEmpty && { onShowTimeline: () => setIsChoosing(false) })} />
        }
      />
    </Box>
  );
}
