import { useTranslation } from 'react-i18next';
import {
  Box,
  Card,
  type Loadable,
  LoadableView,
  PageHeader,
  Skeleton,
  type SourceUrls,
  Stack,
} from '../primitives/index.ts';
import { VideoPlayer } from '../videos/index.ts';
import { titleOf, type VideoItem } from './kinds.ts';
import { VideoItemForm, type VideoItemFormProps } from './video-item-form.tsx';

export interface VideoItemFormScreenProps extends Omit<VideoItemFormProps, 'initial'> {
  /** The item to edit; null for a new one. Its form keeps the input when the item changes. */
  item: Loadable<VideoItem> | null;
  /** The progress of the processing from 0 to 1; null if it is not known. */
  progress?: number | null;
  /** Fetches the item again, and returns its new signed URLs (rule A3). */
  onRenew?: () => Promise<SourceUrls | null>;
}

const ignore = () => {};
const cannotRenew = () => Promise.resolve(null);

/** The player of the stored video. An upright video is narrow, so that the form below it can be seen. */
function Preview({
  item,
  ...player
}: {
  item: VideoItem;
  progress: number | null;
  onRenew: () => Promise<SourceUrls | null>;
}) {
  return (
    <Box w="100%" maxW={item.file.width < item.file.height ? '320px' : undefined} mx="auto">
      <VideoPlayer
        video={{ title: titleOf(item), file: item.file, thumbnail: item.thumbnail }}
        start={0}
        volume={1}
        onProgress={ignore}
        {...player}
      />
    </Box>
  );
}

/** `/creator/videos/new`, `/creator/reels/{id}` and so on: the form that creates or edits an item, with its preview. */
export function VideoItemFormScreen(props: VideoItemFormScreenProps) {
  const { item, progress = null, onRenew = cannotRenew, ...form } = props;
  const { t } = useTranslation('studio');
  return (
    <Box>
      <PageHeader title={t(`form.${item ? 'editTitle' : 'newTitle'}.${form.kind}`)} backHref={form.cancelHref} />
      {item ? (
        <LoadableView data={item} skeleton={<Skeleton h="640px" />}>
          {(value) => (
            <Stack gap="4">
              <Preview item={value} progress={progress} onRenew={onRenew} />
              <Card>
                <VideoItemForm {...form} initial={value} />
              </Card>
            </Stack>
          )}
        </LoadableView>
      ) : (
        <Card>
          <VideoItemForm {...form} />
        </Card>
      )}
    </Box>
  );
}
