import { expect, it } from 'vitest';
import { withReaction } from './use-react.ts';

const item = { _id: 'post', isLiked: false, isBookmarked: true, totalLikes: 8, totalBookmarks: 2 };

it('withReaction adds one like to the counter if the viewer clicks Like twice before the page renders', () => {
  const liked = withReaction(item, 'like', true);
  expect(liked).toMatchObject({ isLiked: true, totalLikes: 9 });
  expect(withReaction(liked, 'like', true)).toBe(liked);
});

it('withReaction subtracts one from the counter if a reaction is removed twice before the page renders', () => {
  const removed = withReaction(item, 'bookmark', false);
  expect(removed).toMatchObject({ isBookmarked: false, totalBookmarks: 1 });
  expect(withReaction(removed, 'bookmark', false)).toBe(removed);
});
