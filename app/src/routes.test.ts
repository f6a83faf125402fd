import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { paths } from '@fanlight/components/paths';
import { createMemoryRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { checkUsername } from '../../server/src/groups/users/usernames.ts';
import { createCreatorRoutes } from './creator-routes.tsx';
import type { LayoutFlags, RouteHandle } from './route.ts';
import { createRouteLoader, createRoutes, loadRoutesOf } from './routes.tsx';

/** An example call of each path builder. */
const calls: { [name in keyof typeof paths]: () => string } = {
  ...paths,
  resetPassword: () => paths.resetPassword('token'),
  undoChange: () => paths.undoChange('token'),
  emailVerification: () => paths.emailVerification('token'),
  profile: () => paths.profile('mara.clay'),
  post: () => paths.post('64a1'),
  gallery: () => paths.gallery('64a1'),
  stories: () => paths.stories('64a1'),
  video: () => paths.video('64a1'),
  product: () => paths.product('64a1'),
  order: () => paths.order('64a1'),
  conversation: () => paths.conversation('64a1'),
  sitePage: () => paths.sitePage('terms'),
  creatorOrder: () => paths.creatorOrder('64a1'),
  creatorPayout: () => paths.creatorPayout('64a1'),
  creatorPost: () => paths.creatorPost('64a1'),
  creatorPhoto: () => paths.creatorPhoto('64a1'),
  creatorGallery: () => paths.creatorGallery('64a1'),
  creatorProduct: () => paths.creatorProduct('64a1'),
  creatorVideo: () => paths.creatorVideo('64a1'),
  creatorReel: () => paths.creatorReel('64a1'),
  creatorStory: () => paths.creatorStory('64a1'),
};

const routes = createRoutes(createCreatorRoutes());
const patternOf = (url: string) =>
  matchRoutes(routes, new URL(url, 'http://site').pathname)?.at(-1)?.route.path ?? 'none';
const patternsIn = (list: RouteObject[]): string[] =>
  list.flatMap(({ path, children }) => [...(path ? [path] : []), ...patternsIn(children ?? [])]);

describe('routes and paths', () => {
  const builders = Map.groupBy(Object.entries(calls), ([, call]) => patternOf(call()));

  it('have at most one path builder per route', () => {
    const shared = [...builders].filter(([, names]) => names.length > 1);
    expect(shared.map(([pattern, names]) => [pattern, names.map(([name]) => name)])).toEqual([]);
    expect(builders.get('/:profileId')?.map(([name]) => name)).toEqual(['profile']);
  });

  it('have a path builder for every route, and a route for every path builder', () => {
    const patterns = patternsIn(routes).filter((pattern) => pattern !== '*');
    expect([...builders.keys()].toSorted()).toEqual(patterns.toSorted());
  });
});

describe('the pages of creators', () => {
  const open = async (...urls: string[]) => {
    const creatorRoutes = await loadRoutesOf(urls[0] ?? '');
    const router = createMemoryRouter(createRoutes(creatorRoutes).map(withoutPages), {
      initialEntries: urls.slice(0, 1),
      patchRoutesOnNavigation: createRouteLoader(creatorRoutes),
    });
    for (const url of urls.slice(1)) await router.navigate(url);
    return router.state.matches.at(-1)?.route.path;
  };
  /** Removes what a route loads, so that only its path is left. */
  const withoutPages = ({ id, path, children }: RouteObject): RouteObject => ({
    ...(id && { id }),
    ...(path && { path }),
    ...(children && { children: children.map(withoutPages) }),
  });

  it('are among the routes if the first page is one of them', async () => {
    expect(await open('/creator/orders')).toBe('/creator/orders');
  });

  it('are added when the first of them is opened, and only once', async () => {
    expect(await open('/explore', '/creator/orders/64a1')).toBe('/creator/orders/:id');
    expect(await open('/explore', '/creator/orders', '/posts/64a1', '/creator/posts/new')).toBe('/creator/posts/new');
    expect(await open('/explore', '/creator/unknown')).toBe('*');
  });
});

describe('layout flags', () => {
  const pages = (list: RouteObject[]): RouteObject[] =>
    list.flatMap((route) => [route, ...pages(route.children ?? [])]);
  const patternsWith = (flag: keyof LayoutFlags, value?: true) =>
    pages(routes).flatMap(({ path, handle }) => (path && (handle as RouteHandle)[flag] === value ? [path] : []));

  it('make pages of pictures and pages with their own layout as wide as the window', () => {
    expect(patternsWith('wide', true)).toEqual([
      '/',
      '/explore',
      '/galleries/:id',
      '/videos/:id',
      '/messages',
      '/messages/:id',
      '/products/:id',
      '/contact',
      '/:profileId',
    ]);
  });

  it('show suggestions next to a list of posts', () => {
    expect(patternsWith('side', true)).toEqual(['/home', '/search', '/posts/:id', '/notifications']);
  });

  it('hide the search field of the header on pages with their own search field', () => {
    expect(patternsWith('ownSearch', true)).toEqual(['/search']);
  });

  it('hide the button for a new post only on auth, stories, reels, messages, user, creator and operator pages', () => {
    const others = ['auth', 'stories', 'reels', 'messages', 'user', 'creator', 'operator'];
    const without = patternsWith('compose').filter((pattern) => !others.includes(pattern.split('/')[1] ?? ''));
    expect(without).toEqual([]);
    const own = patternsWith('compose', true).filter((pattern) => others.includes(pattern.split('/')[1] ?? ''));
    expect(own).toEqual([]);
  });

  it('let only performers open the pages of creators', () => {
    const creators = patternsIn(routes).filter((pattern) => pattern.startsWith('/creator/'));
    const flagged = pages(routes).flatMap(({ path, handle }) =>
      (handle as RouteHandle)?.performersOnly ? [path] : [],
    );
    expect(flagged).toEqual(creators);
  });

  it('are checked by the layouts instead of the path of a route', () => {
    const folder = fileURLToPath(new URL('layouts/', import.meta.url));
    const files = readdirSync(folder);
    const testing =
      /\.test\(pathname|pathname\.(startsWith|endsWith|split|match|includes)|pathname [!=]== (?!paths\.welcome)/;
    expect(files.filter((file) => testing.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
    expect(files.length).toBeGreaterThan(8);
  });
});

describe('usernames', () => {
  const words = patternsIn(routes).flatMap((pattern) => /^\/(\w[\w-]*)/.exec(pattern)?.[1] ?? []);

  it.each([...new Set(words)])('cannot be the first segment of a route: %s (rule P1)', (word) => {
    expect(() => checkUsername(word)).toThrow();
  });
});

describe('mutations', () => {
  it('use the key of the generated function, not a hand-written array', () => {
    const folder = fileURLToPath(new URL('.', import.meta.url));
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    const withTypedKey = files.filter((file) => /mutationKey:\s*\[/.test(readFileSync(join(folder, file), 'utf8')));
    expect(withTypedKey.filter((file) => !file.endsWith('.test.ts'))).toEqual([]);
    expect(files.length).toBeGreaterThan(100);
  });
});
