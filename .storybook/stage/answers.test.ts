import { describe, expect, it } from 'vitest';
import { formatAnswers, listStates, parseAnswers, withAnswer } from './answers.ts';

describe('the answers of operations in a URL', () => {
  it('contain only characters that Storybook keeps in URLs, and can be parsed again', () => {
    const answers = { getWallet: 'failed', listFeeds: 'loading-more', topUpWallet: 'CARD_DECLINED' };
    const text = formatAnswers(answers);
    expect(text).toBe('getWallet_failed__listFeeds_loading-more__topUpWallet_CARD_DECLINED');
    expect(text).toMatch(/^[\w-]+$/);
    expect(parseAnswers(text)).toEqual(answers);
  });

  it('are ignored if the operation or the state is unknown', () => {
    expect(parseAnswers('getWallet_failed__getNothing_failed__listFeeds_CARD_DECLINED__x')).toEqual({
      getWallet: 'failed',
    });
    for (const text of ['', undefined, '__', 'toString_failed']) expect(parseAnswers(text)).toEqual({});
  });

  it('can be set for one operation, and are removed by an empty state', () => {
    const answers = withAnswer({ getWallet: 'failed' }, 'listFeeds', 'empty');
    expect(answers).toEqual({ getWallet: 'failed', listFeeds: 'empty' });
    expect(withAnswer(answers, 'getWallet', '')).toEqual({ listFeeds: 'empty' });
  });
});

it('listStates lists the states of an operation first, and then its other error codes', () => {
  expect(listStates('listFeeds').slice(0, 4)).toEqual(['ready', 'loading', 'failed', 'empty']);
  expect(listStates('topUpWallet')).toContain('CARD_DECLINED');
  expect(listStates('logout')).not.toContain('ready');
});
