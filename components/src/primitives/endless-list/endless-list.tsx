import { type ReactNode, useRef } from 'react';
import { fillColumns, styled } from '../../styled/index.ts';
import type { ListPage } from '../loadable/index.ts';
import { ListEnd } from './list-end.tsx';
import { ListRow } from './list-item.tsx';
import { useIncrementalRendering } from './use-incremental-rendering.ts';
import { useVirtualLines } from './use-virtual-lines.ts';
import type { ListPart } from './virtual-lines.ts';

export interface EndlessListProps<T> {
  /** The loaded part of the list, which is the value of a `ListLoadable`. */
  page: ListPage<T>;
  /** Returns a key for an item. The key must not depend on the item's position. */
  getKey: (item: T) => string;
  /** Renders an item. If the function is stable, a row renders again only if its item has changed. */
  renderItem: (item: T, isFirst: boolean) => ReactNode;
  /** Loads the next items. Also called to retry after a failure. */
  onLoadMore: () => void;
  /** The name of the list for assistive technology. */
  label: string;
  /** Rendered instead of an empty list. */
  empty?: ReactNode;
  /** The text at the end of the list. `null` removes the text. */
  endText?: string | null | undefined;
  /** The gap between items, as a spacing token. */
  gap?: '0' | '2' | '3' | '4' | '6';
  /** Whether lines separate the items. For rows in a card. */
  isDivided?: boolean;
  /** The minimum width of an item. If set, the list is a grid. */
  columnWidth?: string;
}

/**
 * Excludes the spacers from scroll anchoring. After a jump, the browser would otherwise anchor to a spacer instead of a
 * row.
 */
const spacerStyle = { gridColumn: '1 / -1', overflowAnchor: 'none' } as const;

const dividers = {
  '& > li[data-key] + li[data-key]': { borderTop: '1px solid', borderColor: 'border.hairline' },
} as const;

/**
 * A list that loads more items while the viewer scrolls. A list of more than 25 items is virtualised: the document
 * contains only the rows near the viewport, and rows in use (focused, playing, or with a text being typed).
 */
export function EndlessList<T>(props: EndlessListProps<T>) {
  const { page, getKey, renderItem, onLoadMore, label, empty, endText, gap = '4', isDivided, columnWidth } = props;
  const total = page.items.length;
  const { rendered, renderMore } = useIncrementalRendering(total, columnWidth ? 8 : 2);
  const list = useRef<HTMLUListElement>(null);
  const items = page.items.slice(0, rendered);
  const keys = items.map(getKey);
  const virtual = useVirtualLines(list, keys, label);
  if (total === 0 && page.more === 'end') return empty;
  const setSize = page.more === 'end' ? total : (page.total ?? -1);
  const renderRow = (item: T, index: number, line?: ListPart & { kind: 'line' }) => (
    <styled.li
      key={keys[index]}
      minW="0"
      data-key={keys[index]}
      // Without these attributes, screen readers would count only the rows in the document. A size of -1 means that it
      // is unknown.
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
      <li key={`space-${part.line}`} aria-hidden style={{ ...spacerStyle, height: part.height }} />
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
        css={isDivided ? dividers : undefined}
        style={columnWidth ? { gridTemplateColumns: fillColumns(columnWidth) } : undefined}
      >
        {virtual ? virtual.parts.flatMap(renderPart) : items.map((item, index) => renderRow(item, index))}
      </styled.ul>
      {rendered < total ? (
        // The changing key restarts the observer after each step, because the end may still be near the viewport.
        <ListEnd key={rendered} more="idle" onLoadMore={renderMore} />
      ) : (
        // A list of one item needs no note that this is all.
        <ListEnd more={page.more} onLoadMore={onLoadMore} endText={total > 1 ? endText : null} />
      )}
    </div>
  );
}
