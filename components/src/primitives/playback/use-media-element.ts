import { type RefObject, useCallback, useRef, useState } from 'react';

export interface MediaElement {
  media: RefObject<HTMLVideoElement | null>;
  /**
   * The current media element, kept as state so that effects can depend on it. {@link useSource} mounts another element
   * whenever it tries a URL.
   */
  element: HTMLVideoElement | null;
  /** The ref of the media element. */
  setElement: (element: HTMLVideoElement | null) => void;
}

/** Returns the current media element, which may be replaced. */
export function useMediaElement(): MediaElement {
  const media = useRef<HTMLVideoElement>(null);
  const [element, setState] = useState<HTMLVideoElement | null>(null);
  const setElement = useCallback((present: HTMLVideoElement | null) => {
    media.current = present;
    setState(present);
  }, []);
  return { media, element, setElement };
}
