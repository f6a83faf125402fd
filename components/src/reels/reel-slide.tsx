import type { Reel } from '@fanlight/sdk/models';
import {
  Bookmark,
  Captions,
  CaptionsOff,
  Ellipsis,
  Flag,
  Heart,
  MessageCircle,
  Share2,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ItemHandlers, RichText, useCopyLinkEntry } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import { Paywall } from '../paywall/index.ts';
import { Avatar, Box, Button, Flex, Menu, Stack, Text, TextLink, VerifiedMark } from '../primitives/index.ts';
import { ReelAction } from './reel-action.tsx';
import { ReelVideo } from './reel-video.tsx';

export interface ReelActions extends ItemHandlers<Reel> {
  onComment: (reel: Reel) => void;
  /** Follows the performer of the reel, or unfollows a followed performer. */
  onToggleFollow: (reel: Reel) => void;
  /** Fetches the reel again, and returns its new signed URL (rule A3). */
  onRenew: (reel: Reel) => Promise<string | null>;
}

/** Whether reels have sound and captions. The settings apply to all reels. */
export interface ReelPreferences {
  isMuted: boolean;
  hasCaptionsOn: boolean;
  onMutedChange: (isMuted: boolean) => void;
  onCaptionsChange: (isOn: boolean) => void;
}

export interface ReelSlideProps extends ReelPreferences {
  reel: Reel;
  isActive: boolean;
  /** Whether the slide is next to the active slide. Its video is then preloaded. */
  isNear: boolean;
  actions: ReelActions;
}

function Controls({ reel, actions, ...preferences }: Omit<ReelSlideProps, 'isActive' | 'isNear'>) {
  const { t } = useTranslation('reels');
  const { isMuted, hasCaptionsOn, onMutedChange, onCaptionsChange } = preferences;
  const { isAllowed } = reel.access;
  const copyLink = useCopyLinkEntry(() => actions.onCopyLink(reel));
  const report = { kind: 'action', label: t('report'), icon: Flag, onSelect: () => actions.onReport(reel) } as const;
  return (
    <Stack position="absolute" insetEnd="2" bottom="6" gap="3" align="center" zIndex="raised">
      {isAllowed && (
        <>
          <ReelAction
            icon={isMuted ? VolumeX : Volume2}
            label={isMuted ? t('unmute') : t('mute')}
            onClick={() => onMutedChange(!isMuted)}
          />
          {reel.file.captions?.url && (
            <ReelAction
              icon={hasCaptionsOn ? Captions : CaptionsOff}
              label={hasCaptionsOn ? t('captionsOff') : t('captionsOn')}
              onClick={() => onCaptionsChange(!hasCaptionsOn)}
            />
          )}
          <ReelAction
            icon={Heart}
            label={t('like')}
            count={reel.totalLikes}
            pressed={reel.isLiked}
            onClick={() => actions.onLike(reel)}
          />
          <ReelAction
            icon={MessageCircle}
            label={t('comments')}
            count={reel.totalComments}
            onClick={() => actions.onComment(reel)}
          />
          <ReelAction
            icon={Bookmark}
            label={t('bookmark')}
            pressed={reel.isBookmarked}
            onClick={() => actions.onBookmark(reel)}
          />
        </>
      )}
      <ReelAction icon={Share2} label={t('share')} onClick={() => actions.onShare(reel)} />
      <Menu
        label={t('menu')}
        align="end"
        trigger={(props) => <ReelAction {...props} icon={Ellipsis} label={t('menu')} />}
        entries={reel.isOwn ? [copyLink] : [copyLink, report]}
      />
    </Stack>
  );
}

function ReelText({ reel, actions }: { reel: Reel; actions: ReelActions }) {
  const { t } = useTranslation('reels');
  const { performer, text, isFollowed, isOwn } = reel;
  return (
    <Stack
      position="absolute"
      insetInline="0"
      bottom="0"
      gap="2"
      ps="4"
      pe="16"
      pt="10"
      pb="6"
      color="locked.fg"
      bgImage="linear-gradient(transparent, rgba(14, 10, 9, 0.9) 60%)"
      pointerEvents="none"
      css={{ '& a, & button': { pointerEvents: 'auto' }, '& a': { color: 'inherit' } }}
    >
      <Flex gap="3" align="center">
        <Avatar name={performer.name} src={performer.avatar} decorative />
        <Flex gap="1" align="center" minW="0">
          <TextLink to={paths.profile(performer.username ?? performer._id)} quiet fontWeight="semibold" lineClamp={1}>
            {performer.name}
          </TextLink>
          {performer.isVerified && <VerifiedMark />}
        </Flex>
        {!isOwn && !isFollowed && (
          <Button variant="quiet" size="sm" onClick={() => actions.onToggleFollow(reel)}>
            {t('follow')}
          </Button>
        )}
      </Flex>
      {text && (
        <Text dir="auto" color="locked.fg" lineClamp={3} overflowWrap="anywhere">
          <RichText text={text} mentions={reel.mentions} />
        </Text>
      )}
    </Stack>
  );
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
  const { reel, isActive, isNear, actions, ...preferences } = props;
  const { t } = useTranslation('reels');
  return (
    <Box
      as="article"
      aria-label={t('title', { name: reel.performer.name })}
      data-reel={reel._id}
      inert={!isActive}
      position="relative"
      h="full"
      w="full"
      maxW={{ base: 'full', md: 'calc(var(--page-height, 100dvh) * 9 / 16)' }}
      mx="auto"
      overflow="hidden"
      bg="media.bg"
      scrollSnapAlign="start"
      scrollSnapStop="always"
    >
      <Picture {...props} />
      <ReelText reel={reel} actions={actions} />
      <Controls reel={reel} actions={actions} {...preferences} />
    </Box>
  );
}
