import { describe, expect, it } from 'vitest';
import { formatAnswers, listStates, parseAnswers, withAnswer } from './answers.ts';

describe('the answers in a URL', () => {
  it('contain only characters that Storybook keeps, and are parsed as they were', () => {
    const answers = { getWallet: 'failed', listFeeds: 'loading-more', topUpWallet: 'CARD_DECLINED' };
    const text = formatAnswers(answers);
    expect(text).toBe('getWallet_failed__listFeeds_loading-more__topUpWallet_CARD_DECLINED');
    expect(text).toMatch(/^[\w-]+$/);
    expect(parseAnswers(text)).toEqual(answers);
  });

  it('leave out unknown operations and states', () => {
    expect(parseAnswers('getWallet_failed__getNothing_failed__listFeeds_CARD_DECLINED__x')).toEqual({
      getWallet: 'failed',
    });
    for (const text of ['', undefined, '__', 'toString_failed']) expect(parseAnswers(text)).toEqual({});
  });

  it('change for one operation, which without a state responds as mocked', () => {
    const answers = withAnswer({ getWallet: 'failed' }, 'listFeeds', 'empty');
    expect(answers).toEqual({ getWallet: 'failed', listFeeds: 'empty' });
    expect(withAnswer(answers, 'getWallet', '')).toEqual({ listFeeds: 'empty' });
  });
});

it('lists the states of the contract, then other error codes', () => {
  expect(listStates('listFeeds').slice(0, 4)).toEqual(['ready', 'loading', 'failed', 'empty']);
  expect(listStates('topUpWallet')).toContain('CARD_DECLINED');
  expect(listStates('logout')).not.toContain('ready');
});
