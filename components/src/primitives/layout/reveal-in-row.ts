/** Scrolls an overflowing row until an item is in its middle. `scrollIntoView` would also scroll the page. */
export function revealInRow(item: HTMLElement | null, row: HTMLElement | null | undefined): void {
  if (!item || !row) return;
  // Waits for the next frame, because measuring during React's commit would make the browser lay out an incomplete
  // page.
  requestAnimationFrame(() => {
    const [box, frame] = [item.getBoundingClientRect(), row.getBoundingClientRect()];
    row.scrollLeft += box.left + box.width / 2 - (frame.left + frame.width / 2);
  });
}
