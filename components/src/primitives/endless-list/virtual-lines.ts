import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/virtual-core';
import { flushSync } from 'react-dom';
import { findScroller, type ListLayout, readColumns, readLayout, readTop } from './list-layout.ts';
import { findRowsInUse } from './rows-in-use.ts';

/** A part of a long list: a rendered line, or the space of lines that are not rendered. */
export type ListPart =
  /** `from` is the index of the first item, and `to` that after the last. */
  | { kind: 'line'; line: number; from: number; to: number }
  /** `height` is in pixels, without the gaps above and below. */
  | { kind: 'space'; line: number; height: number };

type Scroller = Pick<VirtualizerOptions<Window, Element>, 'observeElementRect' | 'observeElementOffset' | 'scrollToFn'>;

/**
 * Browsers without scroll anchoring (older Safari) let the virtualizer correct the scroll position when a line above
 * changes its height.
 */
const hasScrollAnchoring = CSS.supports('overflow-anchor', 'auto');

const page: Scroller = {
  observeElementRect: observeWindowRect,
  observeElementOffset: observeWindowOffset,
  scrollToFn: windowScroll,
};
const element = {
  observeElementRect,
  observeElementOffset,
  scrollToFn: elementScroll,
  // The cast is safe, because the virtualizer treats an element and the window alike except for these functions.
} as unknown as Scroller;

const meanSize = (sizes: readonly { size: number }[]) =>
  sizes.reduce((sum, { size }) => sum + size, 0) / Math.max(1, sizes.length);

/** The layouts of lists that are not mounted. `viewportWidth` is the width in pixels at which they were measured. */
const savedLayouts = new Map<string, ListLayout & { viewportWidth: number }>();
/** The maximum number of cached layouts. */
const savedLayoutLimit = 20;

/**
 * Decides which lines of a long list are rendered. All lines stay in the normal flow of the document, so that rows keep
 * their DOM nodes when a list becomes long, and the browser's scroll anchoring works.
 */
export class VirtualLines {
  readonly #virtualizer: Virtualizer<Window, Element>;
  readonly #readList: () => Element | null;
  readonly #scroller: Element | Window;
  readonly #initial: ListLayout;
  #columns: number;
  #gap: number;
  #top: number;
  /** The assumed height of lines that have not been measured. */
  #estimate: number;
  #keys: readonly string[] = [];
  /** The first visible row, and its distance from the top of the viewport. Set while rows above it change. */
  #anchor: { row: HTMLElement; top: number } | null = null;
  #isCommitting = false;
  #rerender: () => void = () => undefined;

  private constructor(readList: () => Element | null, scroller: Element | Window, initial: ListLayout) {
    this.#readList = readList;
    this.#scroller = scroller;
    this.#initial = initial;
    this.#columns = initial.columns;
    this.#gap = initial.gap;
    this.#top = initial.top;
    this.#estimate = meanSize(initial.sizes);
    this.#virtualizer = new Virtualizer(this.#readOptions());
    if (hasScrollAnchoring) this.#virtualizer.shouldAdjustScrollPositionOnItemSizeChange = () => false;
  }

  /** Creates an instance by measuring a list whose items are all in the document. */
  static measure(list: Element, readList: () => Element | null): VirtualLines {
    return new VirtualLines(readList, findScroller(list), readLayout(list));
  }

  /**
   * Creates an instance from the cached layout of a list. Returns null if no layout is cached for this name and this
   * viewport width.
   */
  static restore(name: string, readList: () => Element | null): VirtualLines | null {
    const saved = savedLayouts.get(name);
    return saved?.viewportWidth === innerWidth ? new VirtualLines(readList, window, saved) : null;
  }

  /**
   * Starts to observe the mounted list.
   *
   * @param name - the key under which the layout is cached
   * @param rerender - renders the list again
   * @returns a function that caches the layout and stops observing
   */
  mount(name: string, rerender: () => void): () => void {
    this.#rerender = rerender;
    const unmount = this.#virtualizer._didMount();
    const observer = new ResizeObserver(() => this.#readColumns());
    const list = this.#readList();
    if (list) observer.observe(list);
    return () => {
      this.#save(name);
      observer.disconnect();
      unmount();
    };
  }

  /** Must be called after every render of the list. */
  commit(): void {
    this.#virtualizer._willUpdate();
    if (!this.#anchor) return;
    const { row, top } = this.#anchor;
    this.#anchor = null;
    const movedBy = row.getBoundingClientRect().top - top;
    if (row.isConnected && Math.abs(movedBy) >= 1) this.#scroller.scrollBy({ top: movedBy, behavior: 'instant' });
  }

  /** The ref of the first item of each line. */
  readonly measureLine = (item: Element | null): void => {
    this.#isCommitting = true;
    this.#virtualizer.measureElement(item);
    this.#isCommitting = false;
  };

  /** Returns the parts to render, given the keys of all items. */
  layOut(keys: readonly string[]): ListPart[] {
    const isAppended = this.#keys.every((key, index) => key === keys[index]);
    if (!isAppended) this.#anchor = this.#findAnchor(keys);
    this.#keys = keys;
    this.#virtualizer.setOptions(this.#readOptions());
    const parts: ListPart[] = [];
    let nextLine = 0;
    let nextStart = this.#top;
    const addSpace = (line: number, end: number) => {
      if (line > nextLine) parts.push({ kind: 'space', line: nextLine, height: Math.max(0, end - nextStart) });
    };
    for (const { index, start, end } of this.#virtualizer.getVirtualItems()) {
      addSpace(index, start - this.#gap);
      const from = index * this.#columns;
      parts.push({ kind: 'line', line: index, from, to: Math.min(from + this.#columns, keys.length) });
      nextLine = index + 1;
      nextStart = end + this.#gap;
    }
    addSpace(this.#virtualizer.options.count, this.#top + this.#virtualizer.getTotalSize());
    return parts;
  }

  #readOptions(): VirtualizerOptions<Window, Element> {
    const scroller = this.#scroller;
    return {
      ...(scroller instanceof Element ? element : page),
      // The virtualizer must not scroll, because this would interfere with the browser's scroll anchoring.
      ...(hasScrollAnchoring && { scrollToFn: () => undefined }),
      getScrollElement: () => scroller as Window,
      initialOffset: () => (scroller instanceof Element ? scroller.scrollTop : scroller.scrollY),
      initialRect: { width: innerWidth, height: innerHeight },
      initialMeasurementsCache: this.#initial.sizes,
      count: Math.ceil(this.#keys.length / this.#columns),
      getItemKey: (line) => this.#keys[line * this.#columns] ?? line,
      estimateSize: () => this.#estimate,
      // Renders the lines of one more viewport above and below the visible lines.
      overscan: Math.max(2, Math.ceil(innerHeight / Math.max(1, this.#estimate + this.#gap))),
      gap: this.#gap,
      scrollMargin: this.#top,
      indexAttribute: 'data-line',
      rangeExtractor: (range) => this.#extractLines(range),
      measureElement: (item, entry) => this.#measure(item, entry),
      onChange: (_, isSync) => this.#onChange(isSync),
    };
  }

  /**
   * Finds the first visible row that remains in the list, to keep its position. The browser's scroll anchoring is not
   * sufficient: after a jump, the browser has chosen its anchor before the new rows were rendered.
   */
  #findAnchor(keys: readonly string[]): { row: HTMLElement; top: number } | null {
    const list = this.#readList();
    const scroller = this.#scroller;
    const [offset, viewportTop] =
      scroller instanceof Element ? [scroller.scrollTop, scroller.getBoundingClientRect().top] : [scroller.scrollY, 0];
    // At the top of the page no row is kept in its position, so that new rows become visible.
    if (!list || offset <= 0) return null;
    const remainingKeys = new Set(keys);
    for (const row of list.querySelectorAll<HTMLElement>(':scope > [data-key]')) {
      const { top, bottom } = row.getBoundingClientRect();
      if (bottom > viewportTop && remainingKeys.has(row.dataset.key ?? '')) return { row, top };
    }
    return null;
  }

  /**
   * Returns the lines near the viewport. Also returns lines in use and their neighbours, so that Tab reaches the next
   * row.
   */
  #extractLines({ startIndex, endIndex, overscan, count }: Range): number[] {
    const lines = new Set<number>();
    const add = (from: number, to: number) => {
      for (let line = Math.max(0, from); line <= Math.min(to, count - 1); line += 1) lines.add(line);
    };
    add(startIndex - overscan, endIndex + overscan);
    const list = this.#readList();
    const inUse = list ? findRowsInUse(list) : [];
    if (this.#anchor?.row.dataset.key) inUse.push(this.#anchor.row.dataset.key);
    for (const key of inUse) {
      const line = Math.floor(this.#keys.indexOf(key) / this.#columns);
      if (line >= 0) add(line - 1, line + 1);
    }
    return [...lines].sort((one, other) => one - other);
  }

  /** Returns the exact height, because rounding errors would add up over hundreds of lines. */
  #measure(item: Element, entry: ResizeObserverEntry | undefined): number {
    const observed = entry?.borderBoxSize[0]?.blockSize;
    if (observed !== undefined) return observed;
    const key = this.#keys[this.#virtualizer.indexFromElement(item) * this.#columns] ?? '';
    return this.#virtualizer.itemSizeCache.get(key) ?? item.getBoundingClientRect().height;
  }

  #onChange(isSync: boolean): void {
    const list = this.#readList();
    if (list) this.#top = readTop(list, this.#scroller);
    // Renders synchronously after a scroll event, before the browser paints.
    if (isSync && !this.#isCommitting) flushSync(this.#rerender);
    else this.#rerender();
  }

  #readColumns(): void {
    const list = this.#readList();
    if (!list) return;
    const { columns, gap } = readColumns(list);
    if (columns === this.#columns && gap === this.#gap) return;
    const { sizes } = readLayout(list);
    this.#columns = columns;
    this.#gap = gap;
    this.#estimate = meanSize(sizes);
    this.#virtualizer.measure();
  }

  #save(name: string): void {
    if (this.#scroller instanceof Element) return;
    const sizes = this.#virtualizer.takeSnapshot();
    savedLayouts.delete(name);
    savedLayouts.set(name, {
      ...{ columns: this.#columns, gap: this.#gap, top: this.#top, sizes },
      viewportWidth: innerWidth,
    });
    const [oldest] = savedLayouts.keys();
    if (savedLayouts.size > savedLayoutLimit && oldest !== undefined) savedLayouts.delete(oldest);
  }
}
