import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Seconds of playback after which a renewed URL counts as working, and the next failure requests another URL. */
const workingAfterSeconds = 5;

/** The current URL and its state. */
export interface Source {
  url: string;
  phase: 'playing' | 'renewing' | 'failed';
  /** Changes with each attempt; use it as the `key` of the element. */
  attempt: number;
  /** Event handlers of the element. */
  onError: () => void;
  onLoadedMetadata: () => void;
  onTimeUpdate: () => void;
  retry: () => void;
}

export interface SourceOptions {
  src: string;
  /** The start position in seconds. */
  start: number;
  onRenew: (() => Promise<string | null>) | undefined;
}

/**
 * Keeps a signed URL as long as it works (rule A3): each refetch of the page's data returns another URL, and switching
 * would interrupt the playback. If the URL fails, requests a new one and continues at the same position. If that fails
 * too, reports an error.
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
    // A video that was left in its last two seconds restarts.
    if (at > 0 && at < element.duration - 2) element.currentTime = at;
    if (isPlaying) void element.play().catch(() => undefined);
  };
  const startPlaybackIfLoaded = useEffectEvent((attempt: number) => {
    if (media.current && media.current.readyState > 0) startPlayback(attempt);
  });
  // The metadata of a cached file may have loaded before the event handlers were attached.
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
