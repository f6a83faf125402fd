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

/** Marks the page as ready for use: the app has rendered or hydrated it. */
export function endOpening(): void {
  isReady = true;
  document.getElementById('root')?.classList.remove('ssr');
  resolveReady();
}

/** Rendered beside the content that suspends: when this mounts, the page is ready. */
export function PageReady() {
  useLayoutEffect(endOpening, []);
  return null;
}
