import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The viewer counts as being at the end of the thread within this number of pixels. */
const tolerance = 80;

/**
 * Keeps the scroll position of a thread, whose scroller is a reversed column: at its end, the position is 0, and above
 * it is negative. If the viewer has scrolled up, a new message does not move the view; the viewer's own message shows
 * the end of the thread.
 *
 * @param lastKey - the key of the latest message
 */
export function useBottomAnchor(lastKey: string | undefined, isLastOwn: boolean) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isAway, setIsAway] = useState(false);
  const before = useRef<{ lastKey: string | undefined; height: number }>({ lastKey, height: 0 });
  const toLatest = useCallback(() => scroller.current?.scrollTo({ top: 0 }), []);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const { lastKey: previousKey, height } = before.current;
    before.current = { lastKey, height: element.scrollHeight };
    if (previousKey === lastKey || previousKey === undefined) return;
    if (isLastOwn) element.scrollTop = 0;
    else if (element.scrollTop < -tolerance) element.scrollTop -= element.scrollHeight - height;
  });
  const onScroll = useCallback(() => setIsAway((scroller.current?.scrollTop ?? 0) < -tolerance * 3), []);
  return { scroller, isAway, onScroll, toLatest };
}
