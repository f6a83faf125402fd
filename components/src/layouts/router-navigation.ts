import { Link, useLocation } from 'react-router-dom';
import type { Navigation } from '../primitives/index.ts';

/** Makes the primitives use the links of React Router, by their `NavigationContext`. */
export const routerNavigation: Navigation = {
  Link,
  // Going back or forward in the history returns the same key again.
  useEntryKey: () => useLocation().key,
};
