import { type RefObject, useCallback, useRef, useState } from 'react';

export interface MediaElement {
  media: RefObject<HTMLVideoElement | null>;
  /**
   * The current element as state, for effects. {@link useSource} mounts another element in each attempt to load a URL.
   */
  element: HTMLVideoElement | null;
  /** The ref callback of the element. */
  setElement: (element: HTMLVideoElement | null) => void;
}

/** Tracks the current media element, which may be replaced. */
export function useMediaElement(): MediaElement {
  const media = useRef<HTMLVideoElement>(null);
  const [element, setState] = useState<HTMLVideoElement | null>(null);
  const setElement = useCallback((present: HTMLVideoElement | null) => {
    media.current = present;
    setState(present);
  }, []);
  return { media, element, setElement };
}
