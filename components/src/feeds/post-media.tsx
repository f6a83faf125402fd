import type { Feed, FeedFile } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Box, ClickToPlay, Stack, Text } from '../primitives/index.ts';
import { MediaGrid, widthOfHeight } from './media-grid.tsx';
import type { PostActions } from './post-actions.tsx';

export interface PostMediaProps {
  feed: Feed;
  actions: Pick<PostActions, 'onOpenMedia' | 'onRenew'>;
  /** Loads the pictures with high priority. Set for the first post of a page. */
  priority: boolean;
}

const isPhoto = (file: FeedFile) => file.type === 'feed-photo';

/** Shown instead of a file that is being processed or has failed. Only the author sees such files. */
function Unready({ file }: { file: FeedFile }) {
  const { t } = useTranslation('feeds');
  return (
    <Stack role="status" gap="1" p="4" borderRadius="control" bg="bg.raised">
      <Text fontWeight="semibold">{file.status === 'failed' ? t('post.fileFailed') : t('post.fileProcessing')}</Text>
      <Text tone="muted">{file.status === 'failed' ? file.reason : t('post.fileProcessingText')}</Text>
    </Stack>
  );
}

function Playable({ file, feed, onRenew }: { file: FeedFile; feed: Feed; onRenew: PostActions['onRenew'] }) {
  const { t } = useTranslation('feeds');
  const isAudio = file.type === 'feed-audio';
  const { name } = feed.performer;
  if (!file.url) return <Unready file={file} />;
  // Limits the height of a video in portrait format to that of the screen.
  const ratio = Math.max(0.8, file.width / file.height);
  return (
    <Box w="full" mx="auto" style={isAudio ? undefined : { maxWidth: widthOfHeight(ratio) }}>
      <ClickToPlay
        kind={isAudio ? 'audio' : 'video'}
        title={file.alt || (isAudio ? t('post.audio', { name }) : t('post.video', { name }))}
        src={file.url}
        hls={file.hls ?? null}
        storyboard={file.storyboard ?? null}
        poster={file.thumbnails[0] ?? null}
        preview={file.preview}
        ratio={ratio}
        duration={file.duration ?? null}
        captions={file.captions?.url ? { url: file.captions.url, locale: file.captions.locale } : null}
        onRenew={() => onRenew(feed, file._id)}
      />
    </Box>
  );
}

/** The media of a post: videos and recordings, which play inside the post, and pictures. */
export function PostMedia({ feed, actions, priority }: PostMediaProps) {
  const { files } = feed;
  const photos = files.filter(isPhoto);
  const playable = files.filter((file) => file.type === 'feed-video' || file.type === 'feed-audio');
  if (photos.length + playable.length === 0) return null;
  return (
    <Stack gap="2">
      {playable.map((file) => (
        <Playable key={file._id} file={file} feed={feed} onRenew={actions.onRenew} />
      ))}
      {photos.length > 0 && (
        <MediaGrid
          files={photos}
          onOpen={(index) => actions.onOpenMedia(feed, files.indexOf(photos[index] as FeedFile))}
          priority={priority}
        />
      )}
    </Stack>
  );
}
