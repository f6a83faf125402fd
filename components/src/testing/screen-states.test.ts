import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type RequiredScreen, requiredScreens, statesOfKind } from './required-states.ts';
import type { ScreenRow } from './screen-row.ts';
import { laterScreens, screenRows } from './screen-states.ts';

const repository = join(import.meta.dirname, '../../..');

/** All stories, as `Title/Name`. */
const stories = new Set(
  ['components/src', 'app/src'].flatMap((folder) =>
    readdirSync(join(repository, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .flatMap((file) => {
        const text = readFileSync(join(repository, folder, file), 'utf8');
        const title = /^const meta[\s\S]*?^ {2}title: '([^']+)'/m.exec(text)?.[1];
        return Array.from(text.matchAll(/^export const (\w+)/gm), (found) => `${title}/${found[1]}`);
      }),
  ),
);

/** The routes of the app, in the notation of `screenRows`. */
const routes = ['routes.tsx', 'creator-routes.tsx']
  .flatMap((file) => [...readFileSync(join(repository, 'app/src', file), 'utf8').matchAll(/page\(\s*'([^']+)'/g)])
  .map((found) => (found[1] ?? '').replace(/:(\w+)/g, '{$1}'));

/** Whether a row covers a route: `/creator/posts/new` is covered by the row of `/creator/posts`. */
const belongsTo = (route: string, row: string) => route === row || route.startsWith(`${row}/`);

/** Returns the required states of a screen for which there is no story, and which are not planned. */
function findMissing(required: RequiredScreen, rows: readonly ScreenRow[], later: readonly string[]): string[] {
  const row = rows.find(({ route }) => route === required.route);
  if (!row) return later.includes(required.route) ? [] : ['the whole screen'];
  const coveredStates = [...Object.keys(row.states), ...(row.later ?? [])];
  return [...statesOfKind[required.kind], ...(required.states ?? [])].filter((state) => !coveredStates.includes(state));
}

describe('the table of screens', () => {
  it.each(requiredScreens)('has or plans a story for every required state of $route', (required) => {
    expect(findMissing(required, screenRows, laterScreens)).toEqual([]);
  });

  it('reports a missing screen or state', () => {
    const list: RequiredScreen = { route: '/a', kind: 'list', states: ['locked', 'live now'] };
    const states = { loading: 'Loading', ready: 'Ready', error: 'Failed', empty: 'Empty', end: 'End' };
    const row: ScreenRow = { route: '/a', stories: 'A', states, later: ['live now'] };
    expect(findMissing(list, [row], [])).toEqual(['loading more', 'locked']);
    expect(findMissing(list, [], [])).toEqual(['the whole screen']);
    expect(findMissing(list, [], ['/a'])).toEqual([]);
  });

  it('has a separate story for the end of each list', () => {
    const others = screenRows.filter(({ states: { end, ready } }) => end && (end === ready || end.includes('/')));
    expect(others.map(({ route }) => route)).toEqual([]);
  });

  it.each(screenRows)('has a story for every state of $route', ({ stories: title, states }) => {
    const named = Object.values(states).map((story) => (story.includes('/') ? story : `${title}/${story}`));
    expect(named.filter((story) => !stories.has(story))).toEqual([]);
  });

  it('has a row for every route of the app', () => {
    const pages = routes.filter((route) => !route.startsWith('/dev/'));
    const routesWithRow = screenRows.map(({ route }) => route);
    expect(pages.filter((route) => !routesWithRow.some((row) => belongsTo(route, row)))).toEqual([]);
  });

  it('lists no implemented screen as planned', () => {
    expect(laterScreens.filter((later) => routes.some((route) => belongsTo(route, later)))).toEqual([]);
    expect(laterScreens.filter((later) => screenRows.some(({ route }) => route === later))).toEqual([]);
  });
});
