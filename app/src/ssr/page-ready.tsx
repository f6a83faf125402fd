import type { Opening } from '@fanlight/components/primitives';
import { useLayoutEffect } from 'react';
import { isVisitedAgain } from '../scroll-position.ts';

let isReady = false;
let resolveReady = () => {};
/** Resolves when the page is ready to be used. */
export const whenReady = new Promise<void>((resolve) => {
  resolveReady = resolve;
});

/** How the page was opened. */
export const opening: Opening = { isOpening: () => !isReady && !isVisitedAgain, isVisitedAgain };

/** Marks the page as ready to be used: the app has rendered it, or hydrated what the server has rendered. */
export function endOpening(): void {
  isReady = true;
  document.getElementById('root')?.classList.remove('ssr');
  resolveReady();
}

/** Rendered beside what a page suspends on: when this mounts, the page is ready. */
export function PageReady() {
  useLayoutEffect(endOpening, []);
  return null;
}
