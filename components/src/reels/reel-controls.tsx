import type { Reel } from '@fanlight/sdk/models';
import {
  Bookmark,
  Captions,
  CaptionsOff,
  Coins,
  Ellipsis,
  Flag,
  Heart,
  MessageCircle,
  Share2,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type ItemHandlers, useCopyLinkEntry } from '../content/index.ts';
import { Flex, Menu, type SourceUrls } from '../primitives/index.ts';
import { ReelAction } from './reel-action.tsx';

export interface ReelActions extends ItemHandlers<Reel> {
  onComment: (reel: Reel) => void;
  /** Opens the dialog that tips the performer of the reel. */
  onTip: (reel: Reel) => void;
  /** Follows the performer of the reel, or unfollows a followed performer. */
  onToggleFollow: (reel: Reel) => void;
  /** Fetches the reel again, and returns its new signed URLs (rule A3). */
  onRenew: (reel: Reel) => Promise<SourceUrls | null>;
}

/** Whether reels have sound and captions. The settings apply to all reels. */
export interface ReelPreferences {
  isMuted: boolean;
  hasCaptionsOn: boolean;
  onMutedChange: (isMuted: boolean) => void;
  onCaptionsChange: (isOn: boolean) => void;
}

export interface ReelControlsProps extends ReelPreferences {
  reel: Reel;
  actions: ReelActions;
}

function PlaybackControls({ reel, isMuted, hasCaptionsOn, ...on }: Omit<ReelControlsProps, 'actions'>) {
  const { t } = useTranslation('reels');
  return (
    <>
      <ReelAction
        icon={isMuted ? VolumeX : Volume2}
        label={isMuted ? t('unmute') : t('mute')}
        onClick={() => on.onMutedChange(!isMuted)}
      />
      {reel.file.captions?.url && (
        <ReelAction
          icon={hasCaptionsOn ? Captions : CaptionsOff}
          label={hasCaptionsOn ? t('captionsOff') : t('captionsOn')}
          onClick={() => on.onCaptionsChange(!hasCaptionsOn)}
        />
      )}
    </>
  );
}

/** The buttons of a reel: over the video on phones, and beside it on wider screens. */
export function ReelControls({ reel, actions, ...preferences }: ReelControlsProps) {
  const { t } = useTranslation('reels');
  const { isAllowed } = reel.access;
  const copyLink = useCopyLinkEntry(() => actions.onCopyLink(reel));
  const report = { kind: 'action', label: t('report'), icon: Flag, onSelect: () => actions.onReport(reel) } as const;
  return (
    <Flex
      direction="column"
      // Low windows have no room for all buttons in one column.
      wrap={{ base: 'nowrap', md: 'wrap' }}
      gap="3"
      align="center"
      alignContent="flex-start"
      justify="flex-end"
      zIndex="raised"
      position={{ base: 'absolute', md: 'static' }}
      insetEnd="2"
      bottom="6"
      gridColumn={{ md: '3' }}
      h={{ md: 'full' }}
      minH="0"
      ps={{ md: '2' }}
    >
      {isAllowed && (
        <>
          <PlaybackControls reel={reel} {...preferences} />
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
            count={reel.totalBookmarks}
            pressed={reel.isBookmarked}
            onClick={() => actions.onBookmark(reel)}
          />
        </>
      )}
      {!reel.isOwn && <ReelAction icon={Coins} label={t('tip')} isLabelShown onClick={() => actions.onTip(reel)} />}
      <ReelAction icon={Share2} label={t('share')} onClick={() => actions.onShare(reel)} />
      <Menu
        label={t('menu')}
        align="end"
        trigger={(props) => <ReelAction {...props} icon={Ellipsis} label={t('menu')} />}
        entries={reel.isOwn ? [copyLink] : [copyLink, report]}
      />
    </Flex>
  );
}
