import { Link, useLocation } from 'react-router-dom';
import type { Navigation } from '../primitives/index.ts';

/** Links of React Router, for the `NavigationContext` of the primitives. */
export const routerNavigation: Navigation = {
  Link,
  // The key is the same after history navigation.
  useEntryKey: () => useLocation().key,
};
