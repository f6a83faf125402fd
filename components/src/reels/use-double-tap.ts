import { type MouseEvent, useEffect, useRef } from 'react';

/** Two taps within this number of milliseconds are a double tap. */
const doubleTapMs = 250;

/** The position of a tap in px, relative to the element. */
export interface TapPoint {
  x: number;
  y: number;
}

/**
 * Returns a click handler that distinguishes taps from double taps. A tap is reported after the time in which a second
 * one may follow. Every further tap that follows a double tap at once counts as another double tap.
 */
export function useDoubleTap(onTap: () => void, onDoubleTap: (point: TapPoint) => void): (event: MouseEvent) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wait = (onEnd?: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      onEnd?.();
    }, doubleTapMs);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return ({ detail, clientX, clientY, currentTarget }) => {
    // Keys and assistive technology don't tap twice.
    if (detail === 0) return onTap();
    if (timer.current === undefined) return wait(onTap);
    wait();
    const { left, top } = currentTarget.getBoundingClientRect();
    onDoubleTap({ x: clientX - left, y: clientY - top });
  };
}
