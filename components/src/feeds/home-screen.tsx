import { ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Button, EmptyState, Heading } from '../primitives/index.ts';
import { FeedList, type FeedListProps } from './feed-list.tsx';

export interface HomeScreenProps extends Pick<FeedListProps, 'feeds' | 'actions' | 'onLoadMore'> {
  /** Suggested performers, shown while the viewer follows none; on wide screens the layout shows suggestions. */
  suggestions: ReactNode;
  /** The bar of current stories: a `StoriesBar`. */
  stories?: ReactNode;
  /** New posts since the timeline was loaded, and a callback to show them. They are never inserted automatically. */
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

/** `/home`: posts of the performers that the viewer follows. */
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
