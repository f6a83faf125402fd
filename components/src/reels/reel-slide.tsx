import type { Reel } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Paywall } from '../paywall/index.ts';
import { Box, Stack, Text } from '../primitives/index.ts';
import { type ReelActions, ReelControls, type ReelPreferences } from './reel-controls.tsx';
import { reelColumns } from './reel-layout.ts';
import { ReelText } from './reel-text.tsx';
import { ReelVideo } from './reel-video.tsx';

export interface ReelSlideProps extends ReelPreferences {
  reel: Reel;
  isActive: boolean;
  /** Whether the slide is next to the active slide. Its video is then preloaded. */
  isNear: boolean;
  actions: ReelActions;
}

function Picture({ reel, isActive, isNear, actions, ...preferences }: ReelSlideProps) {
  const { t } = useTranslation('reels');
  const { file, access, thumbnail } = reel;
  if (!access.isAllowed) {
    return (
      <Box position="absolute" inset="0" display="grid">
        <Paywall fill item={reel} preview={file.preview} onUnlock={(action) => actions.onUnlock(reel, action)} />
      </Box>
    );
  }
  if (!file.url) {
    return (
      <Stack
        position="absolute"
        inset="0"
        align="center"
        justify="center"
        gap="2"
        p="6"
        color="locked.fg"
        role="status"
      >
        <Text color="locked.fg" fontWeight="semibold">
          {file.status === 'failed' ? t('failed') : t('processing')}
        </Text>
        {file.reason && <Text color="locked.fg">{file.reason}</Text>}
      </Stack>
    );
  }
  if (isNear) {
    return (
      <ReelVideo
        key={file._id}
        reel={reel}
        src={file.url}
        isActive={isActive}
        isMuted={preferences.isMuted}
        hasCaptionsOn={preferences.hasCaptionsOn}
        onRenew={() => actions.onRenew(reel)}
        onLike={() => {
          // A double tap never removes a like.
          if (!reel.isLiked) actions.onLike(reel);
        }}
      />
    );
  }
  const still = thumbnail?.preview ?? file.preview;
  return still ? (
    <Box position="absolute" inset="0" bgSize="cover" bgPos="center" style={{ backgroundImage: `url("${still}")` }} />
  ) : null;
}

/** A reel in full height, with its player, its performer and buttons. Slides that are not active are inert. */
export function ReelSlide(props: ReelSlideProps) {
  const { reel, isActive, isNear: _, actions, ...preferences } = props;
  const { t } = useTranslation('reels');
  return (
    <Box
      as="article"
      aria-label={t('title', { name: reel.performer.name })}
      data-reel={reel._id}
      inert={!isActive}
      position="relative"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: reelColumns }}
      gridTemplateRows="minmax(0, 1fr)"
      h="full"
      py={{ md: '4' }}
      overflow="hidden"
      scrollSnapAlign="start"
      scrollSnapStop="always"
    >
      <Box
        position="relative"
        gridColumn={{ md: '2' }}
        overflow="hidden"
        borderRadius={{ md: 'card' }}
        bg="media.bg"
        // Clips the video, which has its own layer, to the rounded corners.
        isolation="isolate"
      >
        <Picture {...props} />
        <ReelText reel={reel} onToggleFollow={() => actions.onToggleFollow(reel)} />
      </Box>
      <ReelControls reel={reel} actions={actions} {...preferences} />
    </Box>
  );
}
