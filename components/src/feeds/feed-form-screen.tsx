import type { Feed } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Box, Card, type Loadable, LoadableView, PageHeader, Skeleton } from '../primitives/index.ts';
import { FeedForm, type FeedFormProps } from './feed-form.tsx';

/** Props of {@link FeedFormScreen}. */
export interface FeedFormScreenProps extends Omit<FeedFormProps, 'initial'> {
  /** The post that is edited; null for a new one. */
  feed: Loadable<Feed> | null;
}

/** `/creator/posts/new` and `/creator/posts/{id}`. */
export function FeedFormScreen({ feed, ...props }: FeedFormScreenProps) {
  const { t } = useTranslation('feeds');
  return (
    <Box>
      <PageHeader title={feed ? t('form.editTitle') : t('form.newTitle')} backHref={props.cancelHref} />
      <Card>
        {feed ? (
          <LoadableView data={feed} skeleton={<Skeleton h="420px" />}>
            {(value) => <FeedForm {...props} initial={value} />}
          </LoadableView>
        ) : (
          <FeedForm {...props} />
        )}
      </Card>
    </Box>
  );
}
