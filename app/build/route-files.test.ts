import { describe, expect, it } from 'vitest';
import { readRouteModules, readRoutes } from './route-files.ts';

const source = readRoutes();

describe('readRouteModules', () => {
  it('returns the layout and the route module of every page', () => {
    const routes = readRouteModules(source);
    const login = { pattern: '/auth/login', modules: ['layouts/public-route.tsx', 'routes/auth/login-route.tsx'] };
    const home = { pattern: '/home', modules: ['layouts/primary-route.tsx', 'routes/home/home-route.tsx'] };
    expect(routes).toContainEqual(login);
    expect(routes).toContainEqual(home);
    const orders = ['layouts/primary-route.tsx', 'creator-routes.tsx', 'routes/creator/orders-route.tsx'];
    expect(routes).toContainEqual({ pattern: '/creator/orders', modules: orders });
    expect(routes.at(-1)?.pattern).toBe('*');
    for (const { pattern, modules } of routes) expect(modules).toHaveLength(pattern.startsWith('/creator/') ? 3 : 2);
  });

  it('throws for a page in an unknown syntax, which stops the build', () => {
    expect(() => readRouteModules(`${source}\npage('/elsewhere', {}, load)`)).toThrow(/were recognized/);
  });
});
