import { memo, type ReactNode, Suspense } from 'react';
import { styled } from '../../styled/index.ts';

/** Height of the placeholder while an item's code or messages are loading. */
const placeholder = <styled.div minH="120px" aria-busy="true" />;

/**
 * A list item inside a Suspense boundary. Without it an item that suspends would replace the whole page by the page's
 * fallback, because query results arrive outside of transitions.
 */
export function ListItem({ children }: { children: ReactNode }) {
  return <Suspense fallback={placeholder}>{children}</Suspense>;
}

interface ListRowProps<T> {
  item: T;
  isFirst: boolean;
  renderItem: (item: T, isFirst: boolean) => ReactNode;
}

/** A row that renders again only if its item or `renderItem` changed. */
export const ListRow = memo(function ListRow<T>({ item, isFirst, renderItem }: ListRowProps<T>) {
  return <ListItem>{renderItem(item, isFirst)}</ListItem>;
}) as <T>(props: ListRowProps<T>) => ReactNode;
