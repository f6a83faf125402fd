import { useTranslation } from 'react-i18next';
import { Box, ButtonLink, EmptyState, Heading } from '../primitives/index.ts';
import { FeedList, type FeedListProps } from './feed-list.tsx';

/** Props of {@link HomeScreen}. */
export interface HomeScreenProps extends Pick<FeedListProps, 'feeds' | 'actions' | 'onLoadMore'> {
  /** Where creators are found. */
  exploreHref: string;
}

/** `/home`: what the people whom one follows publish. */
export function HomeScreen({ exploreHref, ...props }: HomeScreenProps) {
  const { t } = useTranslation('feeds');
  return (
    <Box>
      <Heading level={1} srOnly>
        {t('home.title')}
      </Heading>
      <FeedList
        {...props}
        label={t('home.timeline')}
        empty={
          <EmptyState
            drawing="seats"
            title={t('home.emptyTitle')}
            text={t('home.emptyText')}
            action={
              <ButtonLink to={exploreHref} variant="main">
                {t('home.explore')}
              </ButtonLink>
            }
          />
        }
      />
    </Box>
  );
}
