import { describe, expect, it } from 'vitest';
import { landingOf, safeRedirect } from './redirect.ts';

const origin = 'https://fanlight.example';

describe('safeRedirect (rule P4)', () => {
  it.each(['/home', '/posts/1?photo=2#comments', '/mara.clay', '/user/wallet?tab=spent'])(
    'accepts %s, a path of this site',
    (path) => {
      expect(safeRedirect(path, origin)).toBe(path);
    },
  );

  it.each([
    null,
    '',
    'home',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '/auth/login?redirect=/auth/login',
  ])('rejects %j', (path) => {
    expect(safeRedirect(path, origin)).toBeUndefined();
  });
});

describe('the landing page after login (rule P4)', () => {
  const email = 'noor@fanlight.example';
  it.each([
    [{ isPerformer: false, email, username: 'noor' }, '/home'],
    [{ isPerformer: false, email, username: null }, '/user/account'],
    [{ isPerformer: true, email, username: 'mara.clay' }, '/mara.clay'],
    [{ isPerformer: true, email: null, username: 'mara.clay' }, '/creator/account'],
  ])('for %o is %s', (me, path) => {
    expect(landingOf(me)).toBe(path);
  });
});
