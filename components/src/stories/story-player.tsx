import type { PerformerStories, Story } from '@fanlight/sdk/models';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemHandlers } from '../content/index.ts';
import { Paywall, type PaywallProps } from '../paywall/index.ts';
import { Box, Heading, portraitWidth, type SourceUrls, styled, usePrefersReducedMotion } from '../primitives/index.ts';
import { ProcessingNotice } from './processing-notice.tsx';
import { StoryArrows } from './story-arrows.tsx';
import { StoryFile } from './story-file.tsx';
import { StoryFooter } from './story-footer.tsx';
import { StoryHeader } from './story-frame.tsx';
import { storyHeight } from './story-layout.ts';
import { useStoryClock } from './use-story-clock.ts';
import { useStoryGestures } from './use-story-gestures.ts';
import { useStoryKeys } from './use-story-keys.ts';

/** A photo is shown for this number of seconds. */
const photoSeconds = 6;

export interface StoriesActions extends Pick<ItemHandlers<Story>, 'onLike' | 'onUnlock' | 'onReport'> {
  /** Opens the dialog that tips the performer. */
  onTip: (story: Story) => void;
  /** Called to play the stories of another performer. */
  onPerformerChange: (performerId: string) => void;
  onClose: () => void;
  /** Called when a story to which the viewer has access is shown for the first time. */
  onViewed: (story: Story) => void;
  /** Fetches the story again, and returns its new signed URLs (rule A3). */
  onRenew: (story: Story) => Promise<SourceUrls | null>;
}

export interface StoryPlayerProps {
  group: PerformerStories;
  /** Whether another performer's stories precede these. */
  hasBefore: boolean;
  isHeld: boolean;
  /** Called to play the stories of the next or the previous performer. */
  onLeave: (by: 1 | -1) => void;
  actions: StoriesActions;
}

const TapZone = styled('button', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    zIndex: 'raised',
    cursor: 'pointer',
    touchAction: 'none',
    WebkitTouchCallout: 'none',
    userSelect: 'none',
    _focusVisible: { outlineColor: 'locked.fg', outlineOffset: '-4px' },
  },
});

function LockedStory({ story, onUnlock }: { story: Story; onUnlock: PaywallProps['onUnlock'] }) {
  return (
    <Box
      position="absolute"
      inset="0"
      zIndex={2}
      display="grid"
      pointerEvents="none"
      css={{ '& button': { pointerEvents: 'auto' } }}
    >
      <Paywall fill item={story} preview={story.file.preview} onUnlock={onUnlock} />
    </Box>
  );
}

/** Returns the state of the current story. The first story is the first one that the viewer has not seen. */
function useCurrentStory({ stories }: PerformerStories, onLeave: (by: 1 | -1) => void) {
  const [shownId, setShown] = useState(() => (stories.find(({ isViewed }) => !isViewed) ?? stories[0])?._id);
  const index = Math.max(
    0,
    stories.findIndex(({ _id }) => _id === shownId),
  );
  const move = (by: 1 | -1) => {
    const next = stories[index + by];
    if (next) setShown(next._id);
    else onLeave(by);
  };
  return { index, story: stories[index] as Story, next: stories[index + 1], move };
}

/** Plays the stories of a performer, each for its display time. Taps, swipes, holding and keys control it. */
export function StoryPlayer({ group, hasBefore, isHeld, onLeave, actions }: StoryPlayerProps) {
  const { t } = useTranslation('stories');
  const { index, story, next, move } = useCurrentStory(group, onLeave);
  // If the viewer prefers reduced motion, stories advance automatically only after the viewer has pressed play.
  const hasReducedMotion = usePrefersReducedMotion();
  const [isPaused = hasReducedMotion, setPaused] = useState<boolean>();
  const [isMuted, setMuted] = useState(true);
  const [readyId, setReady] = useState<string>();
  const gestures = useStoryGestures(onLeave, actions.onClose);
  const { _id: id, performer, access, file, isViewed, isOwn } = story;
  const src = access.isAllowed ? file.url : null;
  const isVideo = file.type === 'story-video';
  const isRunning = src !== null && !isPaused && !isHeld && !gestures.isHeld && (isVideo || readyId === id);
  const { bar, show } = useStoryClock(id, isVideo ? null : photoSeconds, isRunning, () => move(1));
  const pause = () => setPaused(!isPaused);
  const mute = () => setMuted((before) => !before);
  useStoryKeys({ onMove: move, onPause: pause, onMute: mute, onClose: actions.onClose });
  const reportView = useEffectEvent((shownId: string) => {
    if (shownId === id && !isViewed && !isOwn) actions.onViewed(story);
  });
  const isAccessible = src !== null;
  // Runs once for each story.
  useEffect(() => {
    if (isAccessible) reportView(id);
  }, [id, isAccessible]);
  const nextPhotoUrl = next?.file.type === 'story-photo' ? next.file.url : null;
  const tap = (by: 1 | -1) => () => {
    if (!gestures.isHoldOrSwipe()) move(by);
  };
  const hasPrevious = index > 0 || hasBefore;
  return (
    // The controls use the dark theme, even if the page uses the light one.
    <Box
      className="dark"
      bg="media.bg"
      color="fg.default"
      minH="var(--page-height, 100dvh)"
      py={{ md: '4' }}
      position="relative"
    >
      <Heading level={1} srOnly>
        {t('headingOf', { name: performer.name })}
      </Heading>
      <Box
        as="article"
        aria-label={t('title', { name: performer.name, number: index + 1, total: group.stories.length })}
        position="relative"
        h={storyHeight}
        maxW={{ base: 'full', md: portraitWidth }}
        mx="auto"
        overflow="hidden"
        borderRadius={{ md: 'card' }}
        isolation="isolate"
        onPointerDown={gestures.onPointerDown}
        onContextMenu={(event) => event.preventDefault()}
      >
        {src && (
          <StoryFile
            key={id}
            story={story}
            src={src}
            isRunning={isRunning}
            isMuted={isMuted}
            onReady={() => setReady(id)}
            onProgress={show}
            onEnd={() => move(1)}
            onRenew={() => actions.onRenew(story)}
          />
        )}
        {access.isAllowed && !src && <ProcessingNotice story={story} />}
        {hasPrevious && <TapZone type="button" aria-label={t('previous')} insetStart="0" w="33%" onClick={tap(-1)} />}
        <TapZone type="button" aria-label={t('next')} insetEnd="0" w={hasPrevious ? '67%' : 'full'} onClick={tap(1)} />
        {!access.isAllowed && <LockedStory story={story} onUnlock={(action) => actions.onUnlock(story, action)} />}
        <StoryHeader
          story={story}
          index={index}
          ids={group.stories.map(({ _id }) => _id)}
          bar={bar}
          isPaused={isPaused}
          isMuted={isMuted}
          onPause={pause}
          onMute={mute}
          onReport={() => actions.onReport(story)}
          onClose={actions.onClose}
        />
        <StoryFooter story={story} onLike={() => actions.onLike(story)} onTip={() => actions.onTip(story)} />
        {nextPhotoUrl && <styled.img src={nextPhotoUrl} alt="" display="none" />}
      </Box>
      <StoryArrows hasPrevious={hasPrevious} onMove={move} />
    </Box>
  );
}
