import type { Video } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Box, Card, type Loadable, LoadableView, PageHeader, Skeleton, Stack } from '../primitives/index.ts';
import { VideoForm, type VideoFormProps } from './video-form.tsx';
import { VideoStage } from './video-stage.tsx';

export interface VideoFormScreenProps extends Omit<VideoFormProps, 'initial'> {
  /** The video to edit; null for a new video. Its form keeps the input when the video changes. */
  video: Loadable<Video> | null;
  /** The progress of the processing from 0 to 1; null if it is not known. */
  progress?: number | null;
  /** Fetches the video again, and returns its new signed URL (rule A3). */
  onRenew?: () => Promise<string | null>;
}

const ignore = () => {};
const cannotRenew = () => Promise.resolve(null);

/** `/creator/videos/new` and `/creator/videos/{id}`: the form that creates or edits a video, with its preview. */
export function VideoFormScreen({ video, progress = null, onRenew = cannotRenew, ...props }: VideoFormScreenProps) {
  const { t } = useTranslation('studio');
  return (
    <Box>
      <PageHeader title={video ? t('form.editTitle') : t('form.newTitle')} backHref={props.cancelHref} />
      {video ? (
        <LoadableView data={video} skeleton={<Skeleton h="640px" />}>
          {(value) => (
            <Stack gap="4">
              <VideoStage
                video={value}
                start={0}
                volume={1}
                progress={progress}
                onProgress={ignore}
                onRenew={onRenew}
                onUnlock={ignore}
              />
              <Card>
                <VideoForm {...props} initial={value} />
              </Card>
            </Stack>
          )}
        </LoadableView>
      ) : (
        <Card>
          <VideoForm {...props} />
        </Card>
      )}
    </Box>
  );
}
