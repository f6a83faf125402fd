import { describe, expect, it } from 'vitest';
import { makeConsistent } from './make-consistent.ts';

describe('makeConsistent', () => {
  it('sets the total of a list to its length and removes the cursor of the last page', () => {
    const list = {
      data: [{ createdAt: '2026-01-01' }, { createdAt: '2026-02-01' }],
      total: 64,
      isMore: true,
      cursor: 'c',
    };
    expect(makeConsistent({ ...list })).toEqual({ data: list.data.toReversed(), total: 2, isMore: false });
    expect(makeConsistent({ ...list }, { data: list.data, isMore: true })).toEqual({ ...list, total: 2 });
    expect(makeConsistent({ data: [], total: 1, isMore: false, totalIsCapped: true })).toMatchObject({
      totalIsCapped: false,
    });
  });

  it('removes repeated items of a list, and makes only the first item the default', () => {
    const [visa, amex] = [
      { last4: '4242', isDefault: true },
      { last4: '0005', isDefault: true },
    ];
    const data = [
      { _id: 'a', createdAt: '2026-01-01', ...visa },
      { _id: 'b', createdAt: '2026-02-01', ...amex },
      { _id: 'c', createdAt: '2026-03-01', ...visa },
    ];
    expect(makeConsistent({ data: [...data], total: 1, isMore: false })).toEqual({
      data: [
        { _id: 'b', createdAt: '2026-02-01', ...amex },
        { _id: 'a', createdAt: '2026-01-01', ...visa, isDefault: false },
      ],
      total: 2,
      isMore: false,
    });
  });

  it('puts the events of a list into one channel and numbers them without gaps', () => {
    const data = [17, 17, 17].map((no, i) => ({ channel: `user:${i}`, no }));
    expect(makeConsistent({ data, total: 17, isMore: false })).toEqual({
      data: [1, 2, 3].map((no) => ({ channel: 'user:0', no })),
      total: 3,
      isMore: false,
    });
  });

  it('removes the URLs of locked items but keeps previews and the values that a test sets', () => {
    const file = { url: 'a', thumbnailUrl: 'a', thumbnails: ['b'], preview: 'c' };
    const author = { username: 'noor', url: 'd' };
    const item = { access: { isAllowed: false }, isTeaser: false, files: [file], thumbnail: { url: 'd' }, author };
    const locked = { url: null, thumbnailUrl: null, thumbnails: [], preview: 'c' };
    expect(makeConsistent({ ...item })).toEqual({ ...item, isTeaser: true, files: [locked], thumbnail: { url: null } });
    expect(makeConsistent({ ...item }, { files: [file] }).files).toEqual([file]);
  });

  it('orders times, subtracts the charge from the balance, and sums totals', () => {
    expect(makeConsistent({ createdAt: '2026-02-01', updatedAt: '2026-01-01' })).toEqual({
      createdAt: '2026-01-01',
      updatedAt: '2026-02-01',
    });
    expect(makeConsistent({ charge: { amount: 30.5 }, balanceBefore: 100, balance: 0 }).balance).toBe(69.5);
    expect(makeConsistent({ totalVotes: 1, options: [{ totalVotes: 3 }, { totalVotes: 4 }] }).totalVotes).toBe(7);
  });

  it('keeps the first of the parts with the same type, unless they have ids', () => {
    const [first, copy, other] = [
      { type: 'quarterly', price: 1 },
      { type: 'quarterly', price: 2 },
      { type: 'half-yearly', price: 3 },
    ];
    expect(makeConsistent({ bundles: [first, copy, other] })).toEqual({ bundles: [first, other] });
    expect(makeConsistent({ bundles: [first, copy] }, { bundles: [first, copy] }).bundles).toEqual([first, copy]);
    const files = [first, copy].map((part, i) => ({ ...part, _id: String(i) }));
    expect(makeConsistent({ files }).files).toEqual(files);
  });

  it('removes the thumbnail of a notification about an object without a picture', () => {
    const tip = { objectType: 'charge', thumbnailUrl: 'a' };
    expect(makeConsistent({ ...tip }).thumbnailUrl).toBeNull();
    expect(makeConsistent({ ...tip }, { thumbnailUrl: 'a' }).thumbnailUrl).toBe('a');
    expect(makeConsistent({ ...tip, objectType: 'feed' }).thumbnailUrl).toBe('a');
  });
});
