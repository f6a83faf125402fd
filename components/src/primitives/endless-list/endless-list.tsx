import { type ReactNode, useRef } from 'react';
import { styled } from '../../styled/index.ts';
import type { ListPage } from '../loadable/index.ts';
import { ListEnd } from './list-end.tsx';
import { ListRow } from './list-item.tsx';
import { useGradually } from './use-gradually.ts';
import { useVirtualLines } from './use-virtual-lines.ts';
import type { ListPart } from './virtual-lines.ts';

export interface EndlessListProps<T> {
  /** From a `ListLoadable`, once it is ready. */
  page: ListPage<T>;
  /** Stays the same for an item as the list grows, so that nothing moves. */
  getKey: (item: T) => string;
  /** The same function in every render where rows shall render only when their item changed. */
  renderItem: (item: T, isFirst: boolean) => ReactNode;
  /** Loads the next items; also called for a retry. */
  onLoadMore: () => void;
  /** Name of the list for assistive technology. */
  label: string;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  /** Text at the end of the list; `null` for none. */
  endText?: string | null;
  /** Between items, on the spacing grid. */
  gap?: '0' | '2' | '3' | '4' | '6';
  /** Minimum width of an item in a grid. */
  columnWidth?: string;
}

/** After a jump the browser would anchor the scroll position to the space, which stays where it is, instead of a row. */
const spaceStyle = { gridColumn: '1 / -1', overflowAnchor: 'none' } as const;

/**
 * A list that loads more items when its end comes near the viewport. Up to 25 items are all in the document; of a longer
 * list only the rows near the viewport are, and those in use (focused, playing, being written in).
 */
export function EndlessList<T>(props: EndlessListProps<T>) {
  const { page, getKey, renderItem, onLoadMore, label, empty, endText, gap = '4', columnWidth } = props;
  const total = page.items.length;
  const { drawn, drawMore } = useGradually(total, columnWidth ? 8 : 2);
  const list = useRef<HTMLUListElement>(null);
  const items = page.items.slice(0, drawn);
  const keys = items.map(getKey);
  const virtual = useVirtualLines(list, keys, label);
  if (total === 0 && page.more === 'end') return empty;
  const setSize = page.more === 'end' ? total : (page.total ?? -1);
  const renderRow = (item: T, index: number, line?: ListPart & { kind: 'line' }) => (
    <styled.li
      key={keys[index]}
      minW="0"
      data-key={keys[index]}
      // Screen readers count the rows in the document, unless the position is set. -1: the size is unknown.
      {...(line && { 'data-line': line.line, 'aria-posinset': index + 1, 'aria-setsize': setSize })}
      {...(line?.from === index && { ref: virtual?.measureLine })}
    >
      <ListRow item={item} isFirst={index === 0} renderItem={renderItem} />
    </styled.li>
  );
  const renderPart = (part: ListPart) =>
    part.kind === 'line' ? (
      items.slice(part.from, part.to).map((item, index) => renderRow(item, part.from + index, part))
    ) : (
      <li key={`space-${part.line}`} aria-hidden style={{ ...spaceStyle, height: part.height }} />
    );
  return (
    <div>
      <styled.ul
        ref={list}
        aria-label={label}
        display="grid"
        gap={gap}
        listStyleType="none"
        p="0"
        m="0"
        style={
          columnWidth ? { gridTemplateColumns: `repeat(auto-fill, minmax(min(${columnWidth}, 100%), 1fr))` } : undefined
        }
      >
        {virtual ? virtual.parts.flatMap(renderPart) : items.map((item, index) => renderRow(item, index))}
      </styled.ul>
      {drawn < total ? (
        // Checked again after each step: the end may still be near.
        <ListEnd key={drawn} more="idle" onLoadMore={drawMore} />
      ) : (
        <ListEnd more={page.more} onLoadMore={onLoadMore} endText={endText} />
      )}
    </div>
  );
}
