import { formatCount, formatDate } from '@fanlight/sdk/format';
import type { Video } from '@fanlight/sdk/models';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ItemAbout, type ItemHandlers, ItemPage, MissingPage } from '../content/index.ts';
import {
  Heading,
  type ListLoadable,
  type Loadable,
  LoadableView,
  LocalDate,
  Skeleton,
  SkeletonText,
  Stack,
  Text,
} from '../primitives/index.ts';
import { VideoList } from './video-list.tsx';
import { VideoStage, type VideoStageProps } from './video-stage.tsx';

export type VideoActions = ItemHandlers<Video>;

export interface VideoScreenProps extends Omit<VideoStageProps, 'video' | 'onUnlock'> {
  video: Loadable<Video>;
  /** Whether the video does not exist or is hidden from the viewer. */
  isMissing?: boolean;
  actions: VideoActions;
  /** A button that follows the performer. */
  follow?: ReactNode;
  related: ListLoadable<Video>;
  onLoadMoreRelated: () => void;
  /** The comments below the video: a `CommentThread`. */
  comments: ReactNode;
  homeHref: string;
}

function About({ video, actions, follow }: Pick<VideoScreenProps, 'actions' | 'follow'> & { video: Video }) {
  const { t, i18n } = useTranslation('videos');
  const { totalViews, createdAt } = video;
  const details = (
    <>
      {totalViews > 0 && (
        <>
          {t('views', { count: totalViews, formatted: formatCount(totalViews, i18n.language) })}
          {' · '}
        </>
      )}
      <LocalDate at={createdAt}>{formatDate(createdAt, i18n.language)}</LocalDate>
    </>
  );
  return <ItemAbout item={video} details={details} menuLabel={t('menu')} actions={actions} follow={follow} />;
}

function VideoSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton aspectRatio="16 / 9" borderRadius="control" />
      <Skeleton h="32px" w="70%" />
      <Skeleton h="44px" w="220px" />
      <SkeletonText lines={2} />
    </Stack>
  );
}

function Related({ related, onLoadMoreRelated }: Pick<VideoScreenProps, 'related' | 'onLoadMoreRelated'>) {
  const { t } = useTranslation('videos');
  return (
    <Stack as="section" gap="4" aria-labelledby="related">
      <Heading level={2} id="related">
        {t('related')}
      </Heading>
      <VideoList
        videos={related}
        onLoadMore={onLoadMoreRelated}
        label={t('related')}
        withPerformer
        empty={<Text tone="muted">{t('relatedEmpty')}</Text>}
      />
    </Stack>
  );
}

/** `/videos/{id}`: a video with its comments and similar videos. */
export function VideoScreen(props: VideoScreenProps) {
  const { video, isMissing = false, actions, follow, related, onLoadMoreRelated, comments, homeHref, ...stage } = props;
  const { t } = useTranslation('videos');
  if (isMissing) {
    return (
      <MissingPage title={t('missingTitle')} text={t('missingText')} action={t('missingAction')} homeHref={homeHref} />
    );
  }
  return (
    <ItemPage homeHref={homeHref}>
      <LoadableView data={video} skeleton={<VideoSkeleton />}>
        {(value) => (
          <Stack gap="6">
            <VideoStage {...stage} video={value} onUnlock={actions.onUnlock} />
            <About video={value} actions={actions} follow={follow} />
            {value.access.isAllowed && comments}
            <Related related={related} onLoadMoreRelated={onLoadMoreRelated} />
          </Stack>
        )}
      </LoadableView>
    </ItemPage>
  );
}
