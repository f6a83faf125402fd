import { describe, expect, it, vi } from 'vitest';

vi.mock('./session.ts', () => ({ loadMe: async () => null }));
const { decide } = await import('./guard.ts');

const fan = { isPerformer: false, email: 'noor@fanlight.example', username: 'noor' };
const performer = { isPerformer: true, email: 'mara@fanlight.example', username: 'mara.clay' };
const at = (path: string) => new URL(path, 'https://fanlight.example');

describe('rule P4: the flags of a route', () => {
  it.each([
    ['a visitor on an open page stays', { skipRedirect: true }, null, '/mara.clay', undefined],
    ['a visitor on the login page stays', {}, null, '/auth/login', undefined],
    [
      'a visitor is sent to log in, and back',
      { loginRequired: true },
      null,
      '/user/wallet?tab=spent',
      '/auth/login?redirect=%2Fuser%2Fwallet%3Ftab%3Dspent',
    ],
    [
      'a visitor is sent to log in for a performers page',
      { performersOnly: true },
      null,
      '/creator/posts',
      '/auth/login?redirect=%2Fcreator%2Fposts',
    ],
    ['a fan stays where a login is required', { loginRequired: true }, fan, '/home', undefined],
    ['a fan is sent away from a performers page', { performersOnly: true }, fan, '/creator/posts', '/home'],
    ['a performer stays there', { performersOnly: true }, performer, '/creator/posts', undefined],
    ['a fan on the login page lands', {}, fan, '/auth/login', '/home'],
    ['a performer on the login page lands', {}, performer, '/auth/login', '/mara.clay'],
    ['a redirect of this site is followed', {}, fan, '/auth/login?redirect=/user/wallet', '/user/wallet'],
    ['another is not', {}, fan, '/auth/login?redirect=//evil.example', '/home'],
  ] as const)('%s', (_name, flags, me, path, target) => {
    expect(decide(flags, me, at(path))).toBe(target);
  });
});
