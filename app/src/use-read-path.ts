import { useCallback, useContext } from 'react';
import { type createMemoryRouter, UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

type RouterState = ReturnType<typeof createMemoryRouter>['state'];

/** Returns the path to which a router leads: that of a navigation which has not ended yet, otherwise its path. */
export const pathOf = ({ navigation, location }: Pick<RouterState, 'navigation' | 'location'>): string =>
  (navigation.location ?? location).pathname;

/**
 * Returns a function that reads the path to which the router leads. It differs from that of `useLocation` if the viewer
 * has left the page, but React still shows it.
 */
export function useReadPath(): () => string {
  // React Router exports the router's current state only under this name.
  const router = useContext(DataRouterContext)?.router;
  if (!router) throw new Error('useReadPath requires a router that was created with routes.');
  return useCallback(() => pathOf(router.state), [router]);
}
