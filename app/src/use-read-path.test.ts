import { createMemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { pathOf } from './use-read-path.ts';

describe('pathOf', () => {
  const routes = [{ path: '/reels' }, { path: '/explore', lazy: () => new Promise<never>(() => undefined) }];

  it('returns the current path of the router', () => {
    expect(pathOf(createMemoryRouter(routes, { initialEntries: ['/reels'] }).state)).toBe('/reels');
  });

  it('returns the target path of a navigation that has not ended yet', () => {
    const router = createMemoryRouter(routes, { initialEntries: ['/reels'] });
    void router.navigate('/explore');
    expect(router.state.location.pathname).toBe('/reels');
    expect(pathOf(router.state)).toBe('/explore');
  });
});
