import { expect, test } from 'vitest';
import { shareItems } from './shared-items.ts';

const post = (_id: string, totalLikes = 0) => ({ _id, totalLikes, performer: { _id: 'mara', name: 'Mara' } });
const copy = <T>(value: T): T => structuredClone(value);

test('equal data stays the same object', () => {
  const before = { pages: [{ data: [post('a'), post('b')], total: 2, isMore: false }], pageParams: [undefined] };
  expect(shareItems(before, copy(before))).toBe(before);
});

test('an item that moves to another position stays the same object', () => {
  const before = { data: [post('a'), post('b'), post('c')], total: 3 };
  const after = shareItems(before, { data: [post('new'), post('c'), post('a'), post('b')], total: 4 }) as typeof before;
  expect(after).toEqual({ data: [post('new'), post('c'), post('a'), post('b')], total: 4 });
  expect(after.data[1]).toBe(before.data[2]);
  expect(after.data[2]).toBe(before.data[0]);
  expect(after.data[3]).toBe(before.data[1]);
});

test('a changed item is a new object that shares its unchanged fields', () => {
  const before = { data: [post('a'), post('b')], total: 2 };
  const after = shareItems(before, { data: [post('a'), post('b', 1)], total: 2 }) as typeof before;
  expect(after).toEqual({ data: [post('a'), post('b', 1)], total: 2 });
  expect(after.data[0]).toBe(before.data[0]);
  expect(after.data[1]).not.toBe(before.data[1]);
  expect(after.data[1]?.performer).toBe(before.data[1]?.performer);
});

test('removed items and fields are not in the result', () => {
  const before = { data: [post('a'), post('b')], total: 2, cursor: 'b' };
  expect(shareItems(before, { data: [post('b')], total: 1 })).toEqual({ data: [post('b')], total: 1 });
  expect(shareItems({ a: undefined }, { b: undefined })).toStrictEqual({ b: undefined });
});

test('items without an id are compared by position', () => {
  const before = { data: ['x', { name: 'y' }, ['z']] };
  expect(shareItems(before, copy(before))).toBe(before);
  expect(shareItems(before, { data: [{ name: 'y' }, 'x'] })).toEqual({ data: [{ name: 'y' }, 'x'] });
});

test('values that are not plain data are returned unchanged', () => {
  const at = new Date(0);
  expect(shareItems({ at: new Date(0) }, { at })).toEqual({ at });
  expect(shareItems(undefined, at)).toBe(at);
  expect(shareItems({ _id: 'a' }, null)).toBeNull();
});
