import { useLayoutEffect } from 'react';
import { isVisitedAgain } from '../scroll-position.ts';
import type { EarlyInput } from './early-input.ts';

declare global {
  interface Window {
    /** Only in a page that was rendered on the server. */
    earlyInput?: EarlyInput;
  }
}

let isEnded = false;
/** Whether the page is still being opened, for the first time in this history entry. */
export const isOpening = (): boolean => !isEnded && !isVisitedAgain;

/** Removes the server-rendered page: the app has rendered its own. */
export function removeServerPage(): void {
  isEnded = true;
  if (window.earlyInput) window.earlyInput.handOver();
  else document.querySelector('#start.ssr')?.remove();
}

/** Rendered beside what a page suspends on: when this mounts, the page is ready. */
export function PageReady() {
  useLayoutEffect(removeServerPage, []);
  return null;
}
