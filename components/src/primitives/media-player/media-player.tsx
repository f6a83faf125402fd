import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/index.ts';
import { Box, Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import './elements.ts';
import { playAlone, useSource } from '../playback/index.ts';
import { playerStyles } from './player-styles.ts';
import { useControlLabels } from './use-control-labels.ts';

/** Seconds of playback between two calls of `onProgress`. */
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
  /** The signed URL. A changed URL is only used when the current URL fails. For another item set another `key`. */
  src: string;
  /** Width divided by height of the frame. Audio has a fixed height. */
  ratio: number;
  poster?: string | null;
  /** A blurred picture, shown until the first frame has loaded. */
  preview?: string | null;
  captions?: PlayerCaptions | null;
  /** The start position in seconds. */
  start?: number;
  /** Initial volume from the settings, 0 to 1; a volume that the user chose before takes precedence. */
  volume?: number;
  autoPlay?: boolean;
  /**
   * Called with the position every 5 seconds, on pause, and at the end (with 0, so that the next playback restarts).
   */
  onProgress?: (seconds: number) => void;
  /** Requests a new signed URL when the current one has expired (rule A3); null if the file no longer exists. */
  onRenew?: () => Promise<string | null>;
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

/** Removes role and name, because the frame has the name. Otherwise every player in a list would be a landmark. */
const removeLandmark = (controller: HTMLElement | null) => {
  controller?.removeAttribute('role');
  controller?.removeAttribute('aria-label');
};

/** Height of the controls and of one line of a cue above them, in px. */
const controlsHeight = 84;
const cueHeight = 32;

/** Places captions above the controls, which would otherwise cover them. */
function liftCues(track: HTMLTrackElement) {
  const height = track.parentElement?.clientHeight ?? 0;
  const line = Math.max(0, (1 - (controlsHeight + cueHeight) / Math.max(height, 1)) * 100);
  for (const cue of track.track.cues ?? []) {
    if (!(cue instanceof VTTCue) || cue.line !== 'auto') continue;
    cue.snapToLines = false;
    cue.line = line;
  }
}

/** React has no `load` event for tracks. */
function watchCues(track: HTMLTrackElement | null) {
  const lift = () => track && liftCues(track);
  track?.addEventListener('load', lift);
  return () => track?.removeEventListener('load', lift);
}

/** Sets a role that allows `aria-checked`, which the control sets although it is a button. */
const setSwitchRole = (control: HTMLElement | null) => control?.setAttribute('role', 'switch');

function Controls({ isAudio, hasCaptions }: { isAudio: boolean; hasCaptions: boolean }) {
  return (
    <div data-veil="">
      <media-control-bar>
        <media-time-range />
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
    </div>
  );
}

/**
 * A video or audio player with keys (space, arrows, f, m, c, &lt; and &gt;), speed, captions, picture-in-picture and
 * full screen. Heavy: import it lazily, from `@fanlight/components/primitives/media-player`.
 */
export function MediaPlayer(props: MediaPlayerProps) {
  const { kind, title, ratio, poster, preview, captions, volume = 1, autoPlay = false, onProgress } = props;
  const { t } = useTranslation('player');
  const language = useControlLabels();
  const frame = useRef<HTMLDivElement>(null);
  const media = useRef<HTMLVideoElement>(null);
  const source = useSource(media, { src: props.src, start: props.start ?? 0, onRenew: props.onRenew });
  const reported = useRef(0);
  const report = (seconds: number) => {
    reported.current = seconds;
    onProgress?.(seconds);
  };
  useEffect(() => {
    const element = media.current;
    // The player stores the user's choice under this key.
    if (element && localStorage.getItem('media-chrome-pref-volume') === null) element.volume = volume;
  }, [volume]);
  useEffect(() => {
    // The player replaces the clicked button, and handles keys only while the player contains the focus.
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
          key={source.attempt}
          slot="media"
          ref={media}
          src={source.url}
          poster={poster ?? undefined}
          preload="metadata"
          playsInline
          autoPlay={autoPlay}
          onPlay={(event) => playAlone(event.currentTarget)}
          onError={source.onError}
          onLoadedMetadata={source.onLoadedMetadata}
          onTimeUpdate={({ currentTarget: { currentTime } }) => {
            source.onTimeUpdate();
            if (Math.abs(currentTime - reported.current) >= progressIntervalSeconds) report(currentTime);
          }}
          onPause={({ currentTarget: { currentTime, ended } }) => report(ended ? 0 : currentTime)}
        >
          {captions && (
            <track kind="captions" src={captions.url} srcLang={captions.locale} label={t('captions')} ref={watchCues} />
          )}
        </video>
        {!isAudio && <media-loading-indicator slot="centered-chrome" />}
        <Controls isAudio={isAudio} hasCaptions={Boolean(captions)} />
      </media-controller>
      {source.phase !== 'playing' && <Failure isRenewing={source.phase === 'renewing'} onRetry={source.retry} />}
    </Box>
  );
}
