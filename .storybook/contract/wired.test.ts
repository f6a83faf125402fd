import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Operation, type OperationId, operations } from '@fanlight/sdk/operations';
import { describe, expect, it } from 'vitest';
import { findUncalled, type NotCalled } from './uncalled.ts';
import { listWired } from './wired.ts';

/** The operations that no page calls, each with the reason. The list may only get shorter. */
const notCalled = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../openapi/checks/not-called.json'), 'utf8'),
) as NotCalled[];

/** The maximum length of the list. Lower it when the list gets shorter. */
const ceiling = 22;

const answered = (Object.keys(operations) as OperationId[]).filter((id) => {
  const { isPlanned }: Operation = operations[id];
  return !isPlanned;
});

describe('answered operations', () => {
  it('are called by the app, or have a reason in not-called.json', () => {
    expect(findUncalled(answered, listWired(), notCalled)).toEqual([]);
  });

  it('without a caller do not become more', () => {
    expect(notCalled).toHaveLength(ceiling);
  });

  it('that the app calls, or that do not exist, have no reason', () => {
    const calledOrUnknown = notCalled.filter(
      ({ operation }) => listWired().includes(operation) || !answered.includes(operation),
    );
    expect(calledOrUnknown).toEqual([]);
  });

  it('have a reason that is a sentence', () => {
    expect(notCalled.filter(({ reason }) => !/^.{20,}\.$/.test(reason))).toEqual([]);
  });
});

describe('findUncalled', () => {
  it('reports an operation without a caller and without a reason', () => {
    const reason: NotCalled = { operation: 'getFlag', kind: 'host', reason: 'The address of an image.' };
    expect(findUncalled(['getMe', 'getFlag', 'updateMe'], ['getMe'], [reason])).toEqual(['updateMe']);
  });
});
