import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Seconds after which a renewed address counts as good, so that the next failure may ask for another. */
const provenAfter = 5;

/** The address that plays, and what becomes of it. */
export interface Source {
  url: string;
  phase: 'playing' | 'renewing' | 'failed';
  /** Changes with each try; the element is made anew for it. */
  attempt: number;
  /** To be called by the element's events of these names. */
  onError: () => void;
  onLoadedMetadata: () => void;
  onTimeUpdate: () => void;
  retry: () => void;
}

/** How {@link useSource} begins, and where it gets a new address from. */
export interface SourceOptions {
  src: string;
  /** Seconds. */
  start: number;
  onRenew: (() => Promise<string | null>) | undefined;
}

/**
 * Keeps one signed address for as long as it works (rule A3): a refresh of the page's data brings other ones, and changing
 * over would interrupt. When it fails, asks once for a new one and goes on at the same place; when that fails too, says so.
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
    // What was left in the last seconds was seen to the end.
    if (at > 0 && at < element.duration - 2) element.currentTime = at;
    if (isPlaying) void element.play().catch(() => undefined);
  };
  const beginIfLoaded = useEffectEvent((attempt: number) => {
    if (media.current && media.current.readyState > 0) begin(attempt);
  });
  // A file that is at hand may have loaded before the element came into the page, and said so to nobody.
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
