import { type OperationId, operations } from '@fanlight/sdk/operations';
import { describe, expect, it } from 'vitest';
import { isPlannedOperation } from '../../planned-operations.ts';
import { excluded, lists, searches } from './reads.ts';

const measured = new Set([...lists, ...searches].map(({ operation }) => operation));
const isList = (id: OperationId) =>
  operations[id].method === 'GET' && /^(list|search)/.test(id) && !isPlannedOperation(id);

describe('the growth benchmark', () => {
  it('measures every list operation with a handler, or excludes it with a reason', () => {
    const listOperations = (Object.keys(operations) as OperationId[]).filter(isList);
    expect(listOperations.length).toBeGreaterThan(50);
    expect(listOperations.filter((id) => !measured.has(id) && !excluded[id])).toEqual([]);
  });

  it('excludes only list operations that it does not measure', () => {
    const ids = Object.keys(excluded) as OperationId[];
    expect(ids.filter((id) => measured.has(id) || !isList(id))).toEqual([]);
  });
});
