import { memo, type ReactNode, Suspense } from 'react';
import { styled } from '../../styled/index.ts';

/** Height of an item whose code or messages are still loading. */
const placeholder = <styled.div minH="120px" aria-busy="true" />;

/**
 * The content of a list item, with a Suspense boundary of its own: query results arrive outside of transitions, so an item
 * that suspends would otherwise hide the nearest boundary above it, which is the whole page.
 */
export function ListItem({ children }: { children: ReactNode }) {
  return <Suspense fallback={placeholder}>{children}</Suspense>;
}

interface ListRowProps<T> {
  item: T;
  isFirst: boolean;
  renderItem: (item: T, isFirst: boolean) => ReactNode;
}

/** A row that renders again only when its item changed, or `renderItem` is another function. */
export const ListRow = memo(function ListRow<T>({ item, isFirst, renderItem }: ListRowProps<T>) {
  return <ListItem>{renderItem(item, isFirst)}</ListItem>;
}) as <T>(props: ListRowProps<T>) => ReactNode;
