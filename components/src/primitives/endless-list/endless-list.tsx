import type { ReactNode } from 'react';
import { styled } from '../../styled/index.ts';
import type { ListPage } from '../loadable/index.ts';
import { ListEnd } from './list-end.tsx';
import { ListRow } from './list-item.tsx';
import { useGradually } from './use-gradually.ts';

/** Props of {@link EndlessList} and of the virtual one. */
export interface EndlessListProps<T> {
  /** From a `ListLoadable`, once it is ready. */
  page: ListPage<T>;
  /** Stays the same for an item as the list grows, so that nothing moves. */
  getKey: (item: T) => string;
  /** The same function in every render where rows shall render only when their item changed. */
  renderItem: (item: T, isFirst: boolean) => ReactNode;
  /** Asks for the next ones; also called to try again. */
  onLoadMore: () => void;
  /** Name of the list for assistive technology. */
  label: string;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
  /** Said when there is no more; `null` says nothing. */
  endText?: string | null;
  /** Between items, on the spacing grid. */
  gap?: '0' | '2' | '3' | '4' | '6';
  /** Least width of an item, where several stand side by side. */
  columnWidth?: string;
}

/** A list that loads more as one comes near its end. Nothing above moves, so the place is kept. */
export function EndlessList<T>(props: EndlessListProps<T>) {
  const { page, getKey, renderItem, onLoadMore, label, empty, endText, gap = '4', columnWidth } = props;
  const total = page.items.length;
  const { drawn, drawMore } = useGradually(total, columnWidth ? 8 : 2);
  if (total === 0 && page.more === 'end') return empty;
  return (
    <div>
      <styled.ul
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
        {page.items.slice(0, drawn).map((item, index) => (
          <styled.li key={getKey(item)} minW="0">
            <ListRow item={item} isFirst={index === 0} renderItem={renderItem} />
          </styled.li>
        ))}
      </styled.ul>
      {drawn < total ? (
        // Anew for every step: it may be near already.
        <ListEnd key={drawn} more="idle" onLoadMore={drawMore} />
      ) : (
        <ListEnd more={page.more} onLoadMore={onLoadMore} endText={endText} />
      )}
    </div>
  );
}
