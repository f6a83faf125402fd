import { memo, type ReactNode, Suspense } from 'react';
import { styled } from '../../styled/index.ts';

/** Shown while the code or the messages of an item load. */
const placeholder = <styled.div minH="120px" aria-busy="true" />;

/**
 * A list item inside a Suspense boundary. Query results arrive outside of transitions, so an item that suspends would
 * otherwise replace the whole page by the page's fallback.
 */
export function ListItem({ children }: { children: ReactNode }) {
  return <Suspense fallback={placeholder}>{children}</Suspense>;
}

interface ListRowProps<T> {
  item: T;
  isFirst: boolean;
  renderItem: (item: T, isFirst: boolean) => ReactNode;
}

/** A row that renders again only if its item or `renderItem` has changed. */
export const ListRow = memo(function ListRow<T>({ item, isFirst, renderItem }: ListRowProps<T>) {
  return <ListItem>{renderItem(item, isFirst)}</ListItem>;
}) as <T>(props: ListRowProps<T>) => ReactNode;
