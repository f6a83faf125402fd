import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readRouteModules } from './route-files.ts';

const source = readFileSync(new URL('../src/routes.tsx', import.meta.url), 'utf8');

describe('readRouteModules', () => {
  it('returns the layout and the route module of every page', () => {
    const routes = readRouteModules(source);
    const login = { pattern: '/auth/login', modules: ['layouts/public-route.tsx', 'routes/auth/login-route.tsx'] };
    const home = { pattern: '/home', modules: ['layouts/primary-route.tsx', 'routes/home/home-route.tsx'] };
    expect(routes).toContainEqual(login);
    expect(routes).toContainEqual(home);
    expect(routes.at(-1)?.pattern).toBe('*');
    for (const { modules } of routes) expect(modules).toHaveLength(2);
  });

  it('throws for a page in an unknown syntax, which stops the build', () => {
    expect(() => readRouteModules(`${source}\npage('/elsewhere', {}, load)`)).toThrow(/were recognized/);
  });
});
