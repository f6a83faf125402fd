import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * A renewed URL counts as working after this number of seconds of playback. If it fails later, another URL is
 * requested.
 */
const workingAfterSeconds = 5;

/** The signed URLs of a file in a response. */
export interface SourceUrls {
  url: string | null;
  /** The URL of the same video as HLS. */
  hls?: string | null;
}

/** The current URL of the media, and its state. */
export interface Source {
  url: string;
  /** The URL of the HLS playlist; null if the player uses `url`. */
  hls: string | null;
  phase: 'playing' | 'renewing' | 'failed';
  /** The number of the attempt. Use it as the `key` of the element, so that each attempt mounts another element. */
  attempt: number;
  /** The event handlers of the media element. */
  onError: () => void;
  onLoadedMetadata: () => void;
  onTimeUpdate: () => void;
  /** Continues with `url`, because HLS does not work. */
  fallBack: () => void;
  retry: () => void;
}

export interface SourceOptions {
  src: string;
  hls?: string | null;
  /** The position in seconds at which the playback starts. */
  start: number;
  onRenew: (() => Promise<SourceUrls | null>) | undefined;
}

/**
 * Keeps the signed URL of a file while it works (rule A3). Each refetch of the page's data returns another URL, which
 * would interrupt the playback. If the URL fails, requests a new one, and continues at the same position. If the new
 * URL fails, too, reports an error.
 */
export function useSource(media: RefObject<HTMLMediaElement | null>, options: SourceOptions): Source {
  const { src, hls = null, start, onRenew } = options;
  const [shown, setShown] = useState<Pick<Source, 'url' | 'hls' | 'phase' | 'attempt'>>({
    url: src,
    hls,
    phase: 'playing',
    attempt: 0,
  });
  const position = useRef({ at: start, isPlaying: false });
  const isRenewed = useRef(false);
  const startedAttempt = useRef(-1);
  const fail = () => setShown((before) => ({ ...before, phase: 'failed' }));
  const tryWith = (url: string, freshHls: string | null) =>
    setShown(({ attempt }) => ({ url, hls: freshHls, phase: 'playing', attempt: attempt + 1 }));
  const keepPosition = () => {
    const element = media.current;
    if (element) position.current = { at: element.currentTime || position.current.at, isPlaying: !element.paused };
  };
  const fallBack = () => {
    keepPosition();
    tryWith(shown.url, null);
  };
  const renew = async (acceptsSameUrl: boolean) => {
    isRenewed.current = true;
    setShown((before) => ({ ...before, phase: 'renewing' }));
    const fresh = await onRenew?.().catch(() => null);
    if (fresh?.url && (acceptsSameUrl || fresh.url !== shown.url)) tryWith(fresh.url, fresh.hls ?? null);
    // The URL has not expired, so the stream itself can't be played.
    else if (shown.hls) tryWith(shown.url, null);
    else fail();
  };
  const startPlayback = (attempt: number) => {
    const element = media.current;
    const { at, isPlaying } = position.current;
    if (!element || startedAttempt.current === attempt) return;
    startedAttempt.current = attempt;
    // Continues at the position, unless it is in the last two seconds: then the playback starts at the beginning.
    if (at > 0 && at < element.duration - 2) element.currentTime = at;
    if (isPlaying) void element.play().catch(() => undefined);
  };
  const startPlaybackIfLoaded = useEffectEvent((attempt: number) => {
    if (media.current && media.current.readyState > 0) startPlayback(attempt);
  });
  // The metadata of a cached file may have loaded before the event handlers were attached, so this effect checks it.
  useEffect(() => startPlaybackIfLoaded(shown.attempt), [shown.attempt]);
  return {
    ...shown,
    onError: () => {
      keepPosition();
      if (!isRenewed.current && onRenew) void renew(false);
      else if (shown.hls) fallBack();
      else fail();
    },
    onLoadedMetadata: () => startPlayback(shown.attempt),
    onTimeUpdate: () => {
      const element = media.current;
      if (!element || element.currentTime === 0) return;
      if (isRenewed.current && element.currentTime > position.current.at + workingAfterSeconds)
        isRenewed.current = false;
      if (!isRenewed.current) position.current = { at: element.currentTime, isPlaying: !element.paused };
    },
    retry: () => {
      if (onRenew) void renew(true);
      else tryWith(shown.url, shown.hls);
    },
    fallBack,
  };
}
