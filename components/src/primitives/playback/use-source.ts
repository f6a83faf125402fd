import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Seconds after which a renewed address counts as valid, so that the next failure may renew it again. */
const provenAfter = 5;

/** The current address and its state. */
export interface Source {
  url: string;
  phase: 'playing' | 'renewing' | 'failed';
  /** Changes with each attempt; the element is mounted again for it. */
  attempt: number;
  /** To be called by the element's events of these names. */
  onError: () => void;
  onLoadedMetadata: () => void;
  onTimeUpdate: () => void;
  retry: () => void;
}

export interface SourceOptions {
  src: string;
  /** Seconds. */
  start: number;
  onRenew: (() => Promise<string | null>) | undefined;
}

/**
 * Keeps one signed address for as long as it works (rule A3): a refetch of the page's data returns other addresses, and switching
 * would interrupt the playback. When it fails, requests a new one and continues at the same position; when that fails too, reports an error.
 */
export function useSource(media: RefObject<HTMLMediaElement | null>, options: SourceOptions): Source {
  const { src, start, onRenew } = options;
  const [shown, setShown] = useState<Pick<Source, 'url' | 'phase' | 'attempt'>>({
    url: src,
    phase: 'playing',
    attempt: 0,
  });
  const place = useRef({ at: start, isPlaying: false });
  const isRenewed = useRef(false);
  const begun = useRef(-1);
  const fail = () => setShown((before) => ({ ...before, phase: 'failed' }));
  const tryWith = (url: string) => setShown(({ attempt }) => ({ url, phase: 'playing', attempt: attempt + 1 }));
  const renew = async (takeSame: boolean) => {
    isRenewed.current = true;
    setShown((before) => ({ ...before, phase: 'renewing' }));
    const fresh = await onRenew?.().catch(() => null);
    if (fresh && (takeSame || fresh !== shown.url)) tryWith(fresh);
    else fail();
  };
  const begin = (attempt: number) => {
    const element = media.current;
    const { at, isPlaying } = place.current;
    if (!element || begun.current === attempt) return;
    begun.current = attempt;
    // A video left in its last seconds counts as watched.
    if (at > 0 && at < element.duration - 2) element.currentTime = at;
    if (isPlaying) void element.play().catch(() => undefined);
  };
  const beginIfLoaded = useEffectEvent((attempt: number) => {
    if (media.current && media.current.readyState > 0) begin(attempt);
  });
  // A cached file may have loaded before the element was mounted, without an event that was handled.
  useEffect(() => beginIfLoaded(shown.attempt), [shown.attempt]);
  return {
    ...shown,
    onError: () => {
      const element = media.current;
      if (element) place.current = { at: element.currentTime || place.current.at, isPlaying: !element.paused };
      if (isRenewed.current || !onRenew) fail();
      else void renew(false);
    },
    onLoadedMetadata: () => begin(shown.attempt),
    onTimeUpdate: () => {
      const element = media.current;
      if (!element || element.currentTime === 0) return;
      if (isRenewed.current && element.currentTime > place.current.at + provenAfter) isRenewed.current = false;
      if (!isRenewed.current) place.current = { at: element.currentTime, isPlaying: !element.paused };
    },
    retry: () => {
      if (onRenew) void renew(true);
      else tryWith(shown.url);
    },
  };
}
