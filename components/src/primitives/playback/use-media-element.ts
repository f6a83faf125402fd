import { type RefObject, useCallback, useRef, useState } from 'react';

/** The element that plays. */
export interface MediaElement {
  media: RefObject<HTMLVideoElement | null>;
  /** The same as a value, for effects: with each try of {@link useSource} there is another one. */
  element: HTMLVideoElement | null;
  /** The `ref` of the element. */
  keep: (element: HTMLVideoElement | null) => void;
}

/** Returns the media element, also after it was replaced. */
export function useMediaElement(): MediaElement {
  const media = useRef<HTMLVideoElement>(null);
  const [element, setElement] = useState<HTMLVideoElement | null>(null);
  const keep = useCallback((present: HTMLVideoElement | null) => {
    media.current = present;
    setElement(present);
  }, []);
  return { media, element, keep };
}
