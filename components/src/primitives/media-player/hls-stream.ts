import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type HlsCallbacks, startHls } from './start-hls.ts';

/**
 * Whether the browser itself plays HLS and switches between renditions. Safari does, and iPhones have nothing else.
 * Chromium can play HLS, too, but hls.js behaves equally in all browsers with media source extensions.
 */
function playsHls(element: HTMLVideoElement): boolean {
  const isSafari = !('MediaSource' in window) || 'ManagedMediaSource' in window;
  return isSafari && element.canPlayType('application/vnd.apple.mpegurl') !== '';
}

export interface HlsStreamProps extends HlsCallbacks {
  media: RefObject<HTMLVideoElement | null>;
  /** The URL of the master playlist. */
  url: string;
}

/** Plays an HLS stream in a media element while it is mounted. Give it the `key` of the element. */
export function HlsStream({ media, url, ...callbacks }: HlsStreamProps): null {
  const onExpired = useEffectEvent(callbacks.onExpired);
  const onUnplayable = useEffectEvent(callbacks.onUnplayable);
  useEffect(() => {
    const element = media.current;
    if (!element) return;
    const stopping = new AbortController();
    if (playsHls(element)) {
      element.addEventListener('error', () => onExpired(), { signal: stopping.signal });
      element.src = url;
    } else {
      startHls(element, url, { onExpired: () => onExpired(), onUnplayable: () => onUnplayable() })
        .then((stop) => {
          if (stopping.signal.aborted) stop();
          else stopping.signal.addEventListener('abort', stop);
        })
        // The code of hls.js could not be loaded.
        .catch(() => stopping.signal.aborted || onUnplayable());
    }
    return () => stopping.abort();
  }, [media, url]);
  return null;
}
