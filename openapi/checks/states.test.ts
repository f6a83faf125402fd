import { describe, expect, it } from 'vitest';
import { compareStates, listWanted, readNamedStates } from '../../.storybook/contract/coverage.ts';
import { notShown } from '../../.storybook/contract/not-shown.ts';
import { listWired } from '../../.storybook/contract/wired.ts';

const wantedStates = ['getWallet ready', 'getWallet failed'];
const stories = new Map([
  ['wallet--ready', 'getWallet ready'],
  ['wallet--failed', 'getWallet failed'],
]);
const problemsOf = (namedStates = stories, results = stories, listed: typeof notShown = [], states = wantedStates) =>
  compareStates(states, namedStates, results, listed).problems;

describe('problemsOf', () => {
  it('reports nothing if every wanted state is shown by a story', () => {
    expect(problemsOf()).toEqual([]);
  });

  it('reports a new error of the contract that no story shows', () => {
    expect(problemsOf(stories, stories, [], [...wantedStates, 'getWallet GONE'])).toEqual([
      'no story shows getWallet GONE',
    ]);
  });

  it('reports a state whose story was removed, although the last run has shown the state', () => {
    const named = new Map([...stories].slice(1));
    expect(problemsOf(named)).toEqual(['no story shows getWallet ready']);
  });

  it('reports a state that a story names but did not show in its last run', () => {
    const results = new Map([...stories].slice(1));
    expect(problemsOf(stories, results)).toEqual([
      'no story shows getWallet ready',
      'wallet--ready names the state getWallet ready, but its last run has not proven it',
    ]);
  });

  it('reports a listed exception whose state is shown by a story or is not wanted', () => {
    const listed = [{ operation: 'getWallet', states: ['ready', 'gone'], reason: 'A test.' }];
    expect(problemsOf(stories, stories, listed)).toEqual([
      'not-shown.json: getWallet ready is shown; remove it',
      'not-shown.json: getWallet gone is not wanted',
    ]);
  });
});

describe('the wanted states', () => {
  it('are each named by a story or listed as an exception', () => {
    const named = new Set(readNamedStates().values());
    const listed = new Set(notShown.flatMap(({ operation, states }) => states.map((state) => `${operation} ${state}`)));
    expect(listWanted().filter((state) => !named.has(state) && !listed.has(state))).toEqual([]);
  });
});

describe('the list of states that no story shows', () => {
  it('has a reason for each state, and lists each state once', () => {
    expect(notShown.filter(({ reason }) => reason.trim() === '')).toEqual([]);
    const states = notShown.flatMap(({ operation, states: own }) => own.map((state) => `${operation} ${state}`));
    expect(states.filter((state, index) => states.indexOf(state) !== index)).toEqual([]);
  });

  it('contains only wanted states that no story names', () => {
    const [all, named] = [listWanted(), new Set(readNamedStates().values())];
    const states = notShown.flatMap(({ operation, states: own }) => own.map((state) => `${operation} ${state}`));
    expect(states.filter((state) => !all.includes(state) || named.has(state))).toEqual([]);
  });
});

describe('listWired', () => {
  it('returns the operations that the app calls', () => {
    expect(listWired().length).toBeGreaterThan(100);
    expect(listWired()).toContain('topUpWallet');
    expect(listWired()).not.toContain('startStream');
  });
});
