import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * A renewed URL counts as working after this number of seconds of playback. If it fails later, another URL is
 * requested.
 */
const workingAfterSeconds = 5;

/** The current URL of the media, and its state. */
export interface Source {
  url: string;
  phase: 'playing' | 'renewing' | 'failed';
  /** The number of the attempt. Use it as the `key` of the element, so that each attempt mounts another element. */
  attempt: number;
  /** The event handlers of the media element. */
  onError: () => void;
  onLoadedMetadata: () => void;
  onTimeUpdate: () => void;
  retry: () => void;
}

export interface SourceOptions {
  src: string;
  /** The position in seconds at which the playback starts. */
  start: number;
  onRenew: (() => Promise<string | null>) | undefined;
}

/**
 * Keeps the signed URL of a file while it works (rule A3). Each refetch of the page's data returns another URL, which
 * would interrupt the playback. If the URL fails, requests a new one, and continues at the same position. If the new
 * URL fails, too, reports an error.
 */
export function useSource(media: RefObject<HTMLMediaElement | null>, options: SourceOptions): Source {
  const { src, start, onRenew } = options;
  const [shown, setShown] = useState<Pick<Source, 'url' | 'phase' | 'attempt'>>({
    url: src,
    phase: 'playing',
    attempt: 0,
  });
  const position = useRef({ at: start, isPlaying: false });
  const isRenewed = useRef(false);
  const startedAttempt = useRef(-1);
  const fail = () => setShown((before) => ({ ...before, phase: 'failed' }));
  const tryWith = (url: string) => setShown(({ attempt }) => ({ url, phase: 'playing', attempt: attempt + 1 }));
  const renew = async (acceptsSameUrl: boolean) => {
    isRenewed.current = true;
    setShown((before) => ({ ...before, phase: 'renewing' }));
    const fresh = await onRenew?.().catch(() => null);
    if (fresh && (acceptsSameUrl || fresh !== shown.url)) tryWith(fresh);
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
      const element = media.current;
      if (element) position.current = { at: element.currentTime || position.current.at, isPlaying: !element.paused };
      if (isRenewed.current || !onRenew) fail();
      else void renew(false);
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
      else tryWith(shown.url);
    },
  };
}
