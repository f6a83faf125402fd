import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, EmptyState, Heading } from '../primitives/index.ts';
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

/** `/home`: the posts of the performers whom the viewer follows. */
export function HomeScreen({ suggestions, stories, newPosts, ...props }: HomeScreenProps) {
  const { t } = useTranslation('feeds');
  return (
    <Box>
      <Heading level={1} srOnly>
        {t('home.title')}
      </Heading>
      {stories}
      {newPosts && <NewPosts {...newPosts} />}
      <FeedList
        {...props}
        label={t('home.timeline')}
        empty={
          <>
            <EmptyState illustration="seats" title={t('home.emptyTitle')} text={t('home.emptyText')} />
            <Box xl={{ display: 'none' }}>{suggestions}</Box>
          </>
        }
      />
    </Box>
  );
}
