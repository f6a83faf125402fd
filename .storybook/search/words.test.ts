import { describe, expect, it } from 'vitest';
import { readSearchWords } from './words.ts';

const words = readSearchWords();

describe('readSearchWords', () => {
  it.each([
    ['PayoutNewScreen', 'createPayoutRequest'],
    ['PayoutsScreen', '/creator/payouts'],
    ['TipDialog', 'propina'],
    ['TipDialog', 'tipPerformer'],
    ['TipDialog', '/{profileId}'],
    ['WalletScreen', 'topUpWallet'],
    ['WalletScreen', 'cartera'],
    ['SubscribeDialog', 'suscribirte'],
  ])('finds %s by %s', (component, word) => {
    expect(words.components[component]).toContain(word);
  });

  it('finds a page by its operations and its title in Spanish', () => {
    expect(words.pages['/user/wallet']).toEqual(expect.arrayContaining(['cartera', 'getWallet', 'topUpWallet']));
    expect(words.pages['/user/wallet']).not.toContain('createPayoutRequest');
  });

  it('knows every page of the app', () => {
    expect(Object.keys(words.pages).length).toBeGreaterThan(50);
    const without = Object.entries(words.pages).filter(([, own]) => own.length === 0);
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it('leaves out words that most components use', () => {
    expect(words.components.WalletScreen).not.toContain('para');
  });
});
