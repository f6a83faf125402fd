import { describe, expect, it } from 'vitest';
import { itemPath, paths } from './index.ts';

describe('paths', () => {
  it('returns the URL of each page', () => {
    expect({
      welcome: paths.welcome(),
      home: paths.home(),
      login: paths.login(),
      register: paths.register(),
      forgotPassword: paths.forgotPassword(),
      profile: paths.profile('mara.clay'),
      post: paths.post('64a1'),
      notifications: paths.notifications(),
      wallet: paths.wallet(),
      userAccount: paths.userAccount(),
      creatorAccount: paths.creatorAccount(),
      creatorPosts: paths.creatorPosts(),
      creatorPostNew: paths.creatorPostNew(),
      creatorPost: paths.creatorPost('64a1'),
      creatorProducts: paths.creatorProducts(),
      creatorProductNew: paths.creatorProductNew(),
      creatorProduct: paths.creatorProduct('64a1'),
      developmentMailbox: paths.developmentMailbox(),
    }).toEqual({
      welcome: '/',
      home: '/home',
      login: '/auth/login',
      register: '/auth/register',
      forgotPassword: '/auth/forgot-password',
      profile: '/mara.clay',
      post: '/posts/64a1',
      notifications: '/notifications',
      wallet: '/user/wallet',
      userAccount: '/user/account',
      creatorAccount: '/creator/account',
      creatorPosts: '/creator/posts',
      creatorPostNew: '/creator/posts/new',
      creatorPost: '/creator/posts/64a1',
      creatorProducts: '/creator/products',
      creatorProductNew: '/creator/products/new',
      creatorProduct: '/creator/products/64a1',
      developmentMailbox: '/dev/mailbox',
    });
  });

  it('encodes parameters', () => {
    expect(paths.profile('a/b?c#d')).toBe('/a%2Fb%3Fc%23d');
    expect(paths.post('../home')).toBe('/posts/..%2Fhome');
    expect(paths.creatorPost('ñ')).toBe('/creator/posts/%C3%B1');
    expect(paths.resetPassword('a+b&c=d')).toBe('/auth/reset-password?token=a%2Bb%26c%3Dd');
    expect(paths.undoChange('a+b')).toBe('/auth/undo-change?token=a%2Bb');
    expect(paths.emailVerification('é')).toBe('/auth/email-verification?token=%C3%A9');
  });

  it('adds the searched words to the URL of the search', () => {
    expect(paths.search()).toBe('/search');
    expect(paths.search('wood & glue')).toBe('/search?q=wood+%26+glue');
    expect(paths.search('wood', 'creators')).toBe('/search?q=wood&tab=creators');
    expect(paths.search('#raku', 'posts')).toBe('/search?q=%23raku&tab=posts');
  });

  it('adds the return path to the URLs of the login pages as one encoded parameter', () => {
    const back = '/posts/1?tab=comments&x=1#last';
    expect(new URL(paths.login(back), 'http://site').searchParams.get('redirect')).toBe(back);
    expect(new URL(paths.register(back), 'http://site').searchParams.get('redirect')).toBe(back);
    expect(new URL(paths.forgotPassword(back), 'http://site').searchParams.get('redirect')).toBe(back);
  });

  it('returns the path of an item by its kind, or undefined for a kind without a page', () => {
    expect((['feed', 'gallery', 'product', 'video'] as const).map((kind) => itemPath(kind, '64a1'))).toEqual([
      paths.post('64a1'),
      paths.gallery('64a1'),
      paths.product('64a1'),
      paths.video('64a1'),
    ]);
    expect(itemPath('reel', '64a1')).toBe('/reels?reel=64a1');
    expect(itemPath('reel', '64a1', { performer: '64a0', back: '/home' })).toBe(
      '/reels?performer=64a0&reel=64a1&back=%2Fhome',
    );
    expect(itemPath('photo', '64a1')).toBeUndefined();
  });
});
