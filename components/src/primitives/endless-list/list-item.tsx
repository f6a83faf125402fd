import { chakra } from '@chakra-ui/react';
import { type ReactNode, Suspense } from 'react';

/** Height of an item whose code or messages are still loading. */
const placeholder = <chakra.div minH="120px" aria-busy="true" />;

/**
 * The content of a list item, with a Suspense boundary of its own: query results arrive outside of transitions, so an item
 * that suspends would otherwise hide the nearest boundary above it, which is the whole page.
 */
export function ListItem({ children }: { children: ReactNode }) {
  return <Suspense fallback={placeholder}>{children}</Suspense>;
}
