import { describe, expect, it, vi } from 'vitest';

vi.mock('./session.ts', () => ({ loadMe: async () => null }));
const { redirectTargetOf } = await import('./guard.ts');

const fan = { isPerformer: false, email: 'noor@fanlight.example', username: 'noor' };
const performer = { isPerformer: true, email: 'mara@fanlight.example', username: 'mara.clay' };
const urlOf = (path: string) => new URL(path, 'https://fanlight.example');

describe('the guard of a route (rule P4)', () => {
  it.each([
    ['shows a visitor a page that is open to everyone', { skipRedirect: true }, null, '/mara.clay', undefined],
    ['shows a visitor the login page', {}, null, '/auth/login', undefined],
    [
      'redirects a visitor to the login, which returns to the page',
      { loginRequired: true },
      null,
      '/user/wallet?tab=spent',
      '/auth/login?redirect=%2Fuser%2Fwallet%3Ftab%3Dspent',
    ],
    [
      'redirects a visitor from a page for performers to the login',
      { performersOnly: true },
      null,
      '/creator/posts',
      '/auth/login?redirect=%2Fcreator%2Fposts',
    ],
    ['shows a fan a page that requires a login', { loginRequired: true }, fan, '/home', undefined],
    [
      'redirects a fan from a page for performers to the home timeline',
      { performersOnly: true },
      fan,
      '/creator/posts',
      '/home',
    ],
    ['shows a performer a page for performers', { performersOnly: true }, performer, '/creator/posts', undefined],
    ['redirects a logged-in fan from the login page to the home timeline', {}, fan, '/auth/login', '/home'],
    [
      'redirects a logged-in performer from the login page to their profile',
      {},
      performer,
      '/auth/login',
      '/mara.clay',
    ],
    ['follows a redirect to a path of this site', {}, fan, '/auth/login?redirect=/user/wallet', '/user/wallet'],
    ['ignores a redirect to another site', {}, fan, '/auth/login?redirect=//evil.example', '/home'],
  ] as const)('%s', (_name, flags, me, path, target) => {
    expect(redirectTargetOf(flags, me, urlOf(path))).toBe(target);
  });
});
