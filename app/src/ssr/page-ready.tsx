import type { Opening } from '@fanlight/components/primitives';
import { useLayoutEffect } from 'react';
import { isVisitedAgain } from '../scroll-position.ts';

let isReady = false;
let resolveReady = () => {};
/** Resolves when the viewer can use the page. */
export const whenReady = new Promise<void>((resolve) => {
  resolveReady = resolve;
});

/** The state of the page's opening. While the page opens, lists render few items. */
export const opening: Opening = { isOpening: () => !isReady && !isVisitedAgain, isVisitedAgain };

/** Marks the page as ready: it is rendered or hydrated. */
export function endOpening(): void {
  isReady = true;
  document.getElementById('root')?.classList.remove('ssr');
  resolveReady();
}

/**
 * Must be rendered next to content that may suspend. React mounts it together with that content, when the viewer can
 * use the page.
 */
export function PageReady() {
  useLayoutEffect(endOpening, []);
  return null;
}
