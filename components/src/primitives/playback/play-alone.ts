let current: HTMLMediaElement | undefined;

/** Only one thing sounds at a time: whatever else plays is paused. */
export function playAlone(element: HTMLMediaElement): void {
  if (current && current !== element) current.pause();
  current = element;
}
