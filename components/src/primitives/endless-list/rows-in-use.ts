/** Elements in a row that the viewer may be using: players, text fields, and open or unfolded elements. */
const usable = 'video, audio, textarea, [aria-expanded="true"], dialog[open]';

function isInUse(element: Element): boolean {
  // A paused video in picture-in-picture is in use, because the viewer can resume it in its window.
  if (element instanceof HTMLMediaElement) return !element.paused || document.pictureInPictureElement === element;
  if (element instanceof HTMLTextAreaElement) return element.value !== '';
  return true;
}

/**
 * Finds the rows that must stay in the document even far from the viewport. Removing them would lose the focus, stop a
 * video or delete a typed text.
 *
 * @param list - the list element; its children with `data-key` are the rows
 * @returns the keys of these rows
 */
export function findRowsInUse(list: Element): string[] {
  const candidates = [...list.querySelectorAll(usable)].filter(isInUse);
  if (document.activeElement && list.contains(document.activeElement)) candidates.push(document.activeElement);
  const rows = candidates.map((element) => element.closest<HTMLElement>('[data-key]')?.dataset.key);
  return rows.filter((key) => key !== undefined);
}
