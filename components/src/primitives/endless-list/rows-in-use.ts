/** Elements that a viewer may be using in a row: players, text fields, and open or unfolded elements. */
const usable = 'video, audio, textarea, [aria-expanded="true"], dialog[open]';

function isInUse(element: Element): boolean {
  // A video in picture-in-picture is in use even if paused: it can be resumed from its window.
  if (element instanceof HTMLMediaElement) return !element.paused || document.pictureInPictureElement === element;
  if (element instanceof HTMLTextAreaElement) return element.value !== '';
  return true;
}

/**
 * Finds rows of a list that must stay in the document even far from the viewport: removing them would lose the focus,
 * stop a video or delete a typed text.
 *
 * @param list - its children with `data-key` are the rows
 * @returns the keys of these rows
 */
export function findRowsInUse(list: Element): string[] {
  const candidates = [...list.querySelectorAll(usable)].filter(isInUse);
  if (document.activeElement && list.contains(document.activeElement)) candidates.push(document.activeElement);
  const rows = candidates.map((element) => element.closest<HTMLElement>('[data-key]')?.dataset.key);
  return rows.filter((key) => key !== undefined);
}
