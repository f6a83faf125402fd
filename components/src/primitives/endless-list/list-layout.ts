import type { VirtualItem } from '@tanstack/virtual-core';

/** The measured layout of a list. A line is a row of the grid, and contains one or more items. */
export interface ListLayout {
  /** The number of items per line. */
  columns: number;
  /** The gap between two lines in pixels. */
  gap: number;
  /** The distance in pixels from the top of the scrolled content to the list. */
  top: number;
  /** The sizes of measured lines. */
  sizes: VirtualItem[];
}

/** Returns the element in which the list scrolls, such as the content of a dialog, or the window. */
export function findScroller(list: Element): Element | Window {
  for (let element = list.parentElement; element && element !== document.body; element = element.parentElement)
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  return window;
}

export function readTop(list: Element, scroller: Element | Window): number {
  const { top } = list.getBoundingClientRect();
  if (!(scroller instanceof Element)) return top + scroller.scrollY;
  return top - scroller.getBoundingClientRect().top + scroller.scrollTop;
}

export function readColumns(list: Element): Pick<ListLayout, 'columns' | 'gap'> {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  return { columns: gridTemplateColumns.split(' ').length, gap: Number.parseFloat(rowGap) || 0 };
}

/** Measures a list whose items are all in the document. */
export function readLayout(list: Element): ListLayout {
  const { columns, gap } = readColumns(list);
  const sizes = [...list.querySelectorAll<HTMLElement>(':scope > [data-key]')]
    .filter((_, index) => index % columns === 0)
    .map((row, index) => ({
      key: row.dataset.key ?? index,
      size: row.getBoundingClientRect().height,
      // The positions are 0, because the virtualizer computes them from the sizes.
      ...{ index, lane: 0, start: 0, end: 0 },
    }));
  return { columns, gap, top: readTop(list, findScroller(list)), sizes };
}
