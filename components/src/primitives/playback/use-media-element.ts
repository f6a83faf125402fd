import { type RefObject, useCallback, useRef, useState } from 'react';

export interface MediaElement {
  media: RefObject<HTMLVideoElement | null>;
  /**
   * The current element as state, for effects. {@link useSource} mounts another element in each attempt to load a URL.
   */
  element: HTMLVideoElement | null;
  /** The ref callback of the element. */
  keep: (element: HTMLVideoElement | null) => void;
}

/** Tracks the current media element, which may be replaced. */
export function useMediaElement(): MediaElement {
  const media = useRef<HTMLVideoElement>(null);
  const [element, setElement] = useState<HTMLVideoElement | null>(null);
  const keep = useCallback((present: HTMLVideoElement | null) => {
    media.current = present;
    setElement(present);
  }, []);
  return { media, element, keep };
}
