import type { Storyboard } from '@fanlight/sdk/models';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/index.ts';
import { Box, Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import './elements.ts';
import { playAlone, type SourceUrls, useSource } from '../playback/index.ts';
import { HlsStream } from './hls-stream.ts';
import { playerStyles } from './player-styles.ts';
import { SeekPreview } from './seek-preview.tsx';
import { useControlLabels } from './use-control-labels.ts';

/** `onProgress` is called every 5 seconds of playback. */
const progressIntervalSeconds = 5;

/** Captions in WebVTT. */
export interface PlayerCaptions {
  url: string;
  locale: string;
}

export interface MediaPlayerProps {
  kind: 'video' | 'audio';
  /** The accessible name of the media. */
  title: string;
  /**
   * The signed URL. If it changes, the player uses the new URL only when the current one fails. For another item, set
   * another `key`.
   */
  src: string;
  /**
   * The signed URL of the same video as HLS, which is preferred, because it adapts to the speed of the connection; null
   * or undefined if there is none.
   */
  hls?: string | null;
  /** The pictures that are shown above the seek bar. */
  storyboard?: Storyboard | null;
  /** The width divided by the height of the frame. A player for audio has a fixed height. */
  ratio: number;
  poster?: string | null;
  /** A blurred picture, which is shown until the first frame has loaded. */
  preview?: string | null;
  captions?: PlayerCaptions | null;
  /** The position in seconds at which the playback starts. */
  start?: number;
  /** The initial volume from the settings, from 0 to 1. If the user has chosen a volume before, that volume is used. */
  volume?: number;
  autoPlay?: boolean;
  /**
   * Called with the position in seconds: every 5 seconds, on pause, and at the end. At the end the position is 0, so
   * that the next playback starts at the beginning.
   */
  onProgress?: (seconds: number) => void;
  onEnd?: () => void;
  /**
   * Requests the new signed URLs when the current ones have expired (rule A3). Resolves with null if the file no longer
   * exists.
   */
  onRenew?: () => Promise<SourceUrls | null>;
}

function Failure({ isRenewing, onRetry }: { isRenewing: boolean; onRetry: () => void }) {
  const { t } = useTranslation('player');
  return (
    <Stack
      position="absolute"
      inset="0"
      zIndex="raised"
      align="center"
      justify="center"
      textAlign="center"
      gap="3"
      p="4"
      bg="locked.scrim"
      color="locked.fg"
      role="alert"
    >
      <Text color="locked.fg">{isRenewing ? t('failed.renewing') : t('failed.text')}</Text>
      <Button variant="quiet" loading={isRenewing} onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    </Stack>
  );
}

/**
 * Removes the role and the name of the controller, because the frame has the name. Otherwise every player in a list
 * would be a landmark.
 */
const removeLandmark = (controller: HTMLElement | null) => {
  controller?.removeAttribute('role');
  controller?.removeAttribute('aria-label');
};

/** The height in px of the controls, and of one line of captions above the controls. */
const controlsHeight = 84;
const cueHeight = 32;

/** Moves captions above the controls, which would otherwise cover them. */
function liftCues(track: HTMLTrackElement) {
  const height = track.parentElement?.clientHeight ?? 0;
  const line = Math.max(0, (1 - (controlsHeight + cueHeight) / Math.max(height, 1)) * 100);
  for (const cue of track.track.cues ?? []) {
    if (!(cue instanceof VTTCue) || cue.line !== 'auto') continue;
    cue.snapToLines = false;
    cue.line = line;
  }
}

/** Listens with `addEventListener`, because React has no `load` event for tracks. */
function watchCues(track: HTMLTrackElement | null) {
  const lift = () => track && liftCues(track);
  track?.addEventListener('load', lift);
  return () => track?.removeEventListener('load', lift);
}

/** The control sets `aria-checked`, which the role of a button does not allow. The role `switch` allows it. */
const setSwitchRole = (control: HTMLElement | null) => control?.setAttribute('role', 'switch');

interface ControlsProps {
  isAudio: boolean;
  hasCaptions: boolean;
  storyboard: Storyboard | null;
  media: RefObject<HTMLMediaElement | null>;
}

function Controls({ isAudio, hasCaptions, storyboard, media }: ControlsProps) {
  return (
    <SeekPreview storyboard={storyboard} media={() => media.current}>
      <media-control-bar>
        <media-time-range data-has-storyboard={storyboard ? '' : undefined} />
      </media-control-bar>
      <media-control-bar>
        <media-play-button notooltip />
        <media-seek-backward-button notooltip seekoffset={10} />
        <media-seek-forward-button notooltip seekoffset={10} />
        <media-mute-button notooltip />
        <media-volume-range />
        <media-time-display showduration notoggle />
        <Box as="span" flex="1" />
        {hasCaptions && <media-captions-button notooltip ref={setSwitchRole} />}
        <media-playback-rate-button notooltip rates="1 1.25 1.5 2 0.5 0.75" />
        {!isAudio && <media-pip-button notooltip />}
        {!isAudio && <media-fullscreen-button notooltip />}
      </media-control-bar>
    </SeekPreview>
  );
}

/**
 * A player for video or audio. It has keys (space, arrows, f, m, c, &lt; and &gt;), speed, captions, picture-in-picture
 * and full screen. Its code is large, so import it lazily, from `@fanlight/components/primitives/media-player`.
 */
export function MediaPlayer(props: MediaPlayerProps) {
  const { kind, title, ratio, poster, preview, captions, volume = 1, autoPlay = false, onProgress, onEnd } = props;
  const { t } = useTranslation('player');
  const language = useControlLabels();
  const frame = useRef<HTMLDivElement>(null);
  const media = useRef<HTMLVideoElement>(null);
  const { src, hls = null, start = 0, onRenew, storyboard = null } = props;
  const source = useSource(media, { src, hls, start, onRenew });
  const { url, attempt } = source;
  const reported = useRef(0);
  const report = (seconds: number) => {
    reported.current = seconds;
    onProgress?.(seconds);
  };
  useEffect(() => {
    const element = media.current;
    // The player's library stores the user's choice under this key.
    if (element && localStorage.getItem('media-chrome-pref-volume') === null) element.volume = volume;
  }, [volume]);
  useEffect(() => {
    // The player replaces the button that was clicked. It takes the focus, because it handles keys only while it
    // contains the focus.
    if (autoPlay) frame.current?.querySelector<HTMLElement>('media-play-button')?.focus({ preventScroll: true });
  }, [autoPlay]);
  const isAudio = kind === 'audio';
  return (
    <Box
      ref={frame}
      position="relative"
      w="full"
      overflow="hidden"
      borderRadius="control"
      bg="media.bg"
      bgSize="cover"
      bgPos="center"
      containerType="inline-size"
      css={playerStyles}
      style={{
        ...(isAudio ? { height: '92px' } : { aspectRatio: ratio }),
        ...(preview && { backgroundImage: `url("${preview}")` }),
      }}
      role="group"
      aria-label={title}
    >
      <media-controller ref={removeLandmark} lang={language} audio={isAudio || undefined}>
        {/* biome-ignore lint/a11y/useMediaCaption: not everything that plays has captions */}
        <video
          key={attempt}
          slot="media"
          ref={media}
          src={source.hls ? undefined : url}
          poster={poster ?? undefined}
          preload="metadata"
          playsInline
          autoPlay={autoPlay}
          onPlay={(event) => playAlone(event.currentTarget)}
          onError={source.hls ? undefined : source.onError}
          onLoadedMetadata={source.onLoadedMetadata}
          onTimeUpdate={({ currentTarget: { currentTime } }) => {
            source.onTimeUpdate();
            if (Math.abs(currentTime - reported.current) >= progressIntervalSeconds) report(currentTime);
          }}
          onPause={({ currentTarget: { currentTime, ended } }) => report(ended ? 0 : currentTime)}
          onEnded={onEnd}
        >
          {captions && (
            <track kind="captions" src={captions.url} srcLang={captions.locale} label={t('captions')} ref={watchCues} />
          )}
        </video>
        {!isAudio && <media-loading-indicator slot="centered-chrome" />}
        <Controls isAudio={isAudio} hasCaptions={Boolean(captions)} storyboard={storyboard} media={media} />
      </media-controller>
      {source.hls && (
        <HlsStream
          key={attempt}
          media={media}
          url={source.hls}
          onExpired={source.onError}
          onUnplayable={source.fallBack}
        />
      )}
      {source.phase !== 'playing' && <Failure isRenewing={source.phase === 'renewing'} onRetry={source.retry} />}
    </Box>
  );
}
