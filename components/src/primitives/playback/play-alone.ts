let current: HTMLMediaElement | undefined;

/** Pauses all other players, so that only one plays at a time. */
export function playAlone(element: HTMLMediaElement): void {
  if (current && current !== element) current.pause();
  current = element;
}
