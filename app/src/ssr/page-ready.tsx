import type { Opening } from '@fanlight/components/primitives';
import { useLayoutEffect } from 'react';
import { isVisitedAgain } from '../scroll-position.ts';

let isReady = false;
let resolveReady = () => {};
/** Resolves when the page can be used. */
export const whenReady = new Promise<void>((resolve) => {
  resolveReady = resolve;
});

/** The opening of the page, during which lists render few items. */
export const opening: Opening = { isOpening: () => !isReady && !isVisitedAgain, isVisitedAgain };

/** Marks the page as usable: it is rendered or hydrated. */
export function endOpening(): void {
  isReady = true;
  document.getElementById('root')?.classList.remove('ssr');
  resolveReady();
}

/** A sibling of suspending content: when it mounts, that content is there and the page can be used. */
export function PageReady() {
  useLayoutEffect(endOpening, []);
  return null;
}
