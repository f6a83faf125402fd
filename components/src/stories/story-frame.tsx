import type { Story } from '@fanlight/sdk/models';
import { Ellipsis, Flag, Pause, Play, Volume2, VolumeX, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Avatar, Box, Flex, Menu, RelativeTime, Text, TextLink, VerifiedMark } from '../primitives/index.ts';
import { StoryControl } from './story-control.tsx';
import type { StoryClock } from './use-story-clock.ts';

/** A progress bar for each story. The bars of earlier stories are full, and that of the current story fills. */
function Bars({ ids, index, bar }: { ids: readonly string[]; index: number } & Pick<StoryClock, 'bar'>) {
  return (
    <Flex gap="1" aria-hidden>
      {ids.map((id, place) => (
        <Box key={id} flex="1" h="3px" borderRadius="full" overflow="hidden" bg="media.track">
          <Box
            ref={place === index ? bar : undefined}
            h="full"
            bg="locked.fg"
            _highContrast={{ bg: 'Highlight' }}
            transformOrigin="left"
            style={{ transform: `scaleX(${place < index ? 1 : 0})` }}
          />
        </Box>
      ))}
    </Flex>
  );
}

export interface StoryHeaderProps extends Pick<StoryClock, 'bar'> {
  story: Story;
  index: number;
  /** The ids of the performer's stories, in their order. */
  ids: readonly string[];
  isPaused: boolean;
  isMuted: boolean;
  onPause: () => void;
  onMute: () => void;
  onReport: () => void;
  onClose: () => void;
}

/** The header of a story, with progress bars, the performer and buttons. */
export function StoryHeader({ story, index, ids, bar, isPaused, isMuted, ...on }: StoryHeaderProps) {
  const { t } = useTranslation('stories');
  const { performer, access, file, isOwn, createdAt } = story;
  return (
    <Box
      position="absolute"
      insetInline="0"
      top="0"
      zIndex="bar"
      px="3"
      pt="max(12px, env(safe-area-inset-top))"
      pb="6"
      color="locked.fg"
      bgImage="linear-gradient(rgba(14, 10, 9, 0.85), rgba(14, 10, 9, 0.5) 60%, transparent)"
      pointerEvents="none"
      css={{ '& a, & button': { pointerEvents: 'auto' }, '& a': { color: 'inherit' } }}
    >
      <Bars key={story._id} ids={ids} index={index} bar={bar} />
      <Flex align="center" gap="2" mt="2">
        <Avatar name={performer.name} src={performer.avatar} decorative />
        <Box flex="1" minW="0">
          <Flex gap="1" align="center">
            <TextLink to={paths.profile(performer.username ?? performer._id)} quiet fontWeight="semibold" lineClamp={1}>
              {performer.name}
            </TextLink>
            {performer.isVerified && <VerifiedMark />}
          </Flex>
          <Text color="locked.fg" size="xs">
            <RelativeTime at={createdAt} />
          </Text>
        </Box>
        {access.isAllowed && file.url && (
          <>
            {file.type === 'story-video' && (
              <StoryControl
                icon={isMuted ? VolumeX : Volume2}
                label={isMuted ? t('unmute') : t('mute')}
                onClick={on.onMute}
              />
            )}
            <StoryControl
              icon={isPaused ? Play : Pause}
              label={isPaused ? t('play') : t('pause')}
              onClick={on.onPause}
            />
          </>
        )}
        {!isOwn && (
          <Menu
            label={t('menu')}
            align="end"
            trigger={(props) => <StoryControl {...props} icon={Ellipsis} label={t('menu')} />}
            entries={[{ kind: 'action', label: t('report'), icon: Flag, onSelect: on.onReport }]}
          />
        )}
        <StoryControl icon={X} label={t('close')} onClick={on.onClose} />
      </Flex>
    </Box>
  );
}
