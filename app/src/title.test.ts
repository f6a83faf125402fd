import { expect, it } from 'vitest';
import { withUnread } from './title.ts';

it('counts unread messages and notifications once', () => {
  expect(withUnread('Home · Fanlight', 3)).toBe('(3) Home · Fanlight');
  expect(withUnread('(3) Home · Fanlight', 4)).toBe('(4) Home · Fanlight');
  expect(withUnread('(99+) Home · Fanlight', 0)).toBe('Home · Fanlight');
  expect(withUnread('Home', 100)).toBe('(99+) Home');
});
