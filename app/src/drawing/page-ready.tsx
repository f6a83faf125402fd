import { useLayoutEffect } from 'react';

let isEnded = false;
/** A page that was left and is come back to keeps its place. */
const isVisitedAgain = typeof history !== 'undefined' && history.state !== null;

/** Whether the page is being opened for the first time, and not there yet. */
export const isOpening = (): boolean => !isEnded && !isVisitedAgain;

/** Takes away the page as the server has drawn it: from here on it is the app's. */
export function endDrawing(): void {
  isEnded = true;
  document.querySelector('#start.drawn')?.remove();
}

/** Stands beside what a page waits for: once it is there, so is the page. */
export function PageReady() {
  useLayoutEffect(endDrawing, []);
  return null;
}
