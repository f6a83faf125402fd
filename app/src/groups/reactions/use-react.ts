import type { ReactionAction, ReactionObjectType } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../failures.ts';
import { useSetReaction } from './use-set-reaction.ts';

/** The fields that liking reads and changes. */
export interface Likeable {
  _id: string;
  isLiked: boolean;
  totalLikes: number;
}

/** The fields that liking and bookmarking read and change. */
export interface Reactable extends Likeable {
  isBookmarked: boolean;
  totalBookmarks: number;
}

/** Returns the item with a like added or removed. A second click before the first one is rendered changes nothing. */
function withLike<T extends Likeable>(item: T, isSet: boolean): T {
  if (item.isLiked === isSet) return item;
  return { ...item, isLiked: isSet, totalLikes: Math.max(0, item.totalLikes + (isSet ? 1 : -1)) };
}

/** Returns the item with a reaction added or removed, like {@link withLike}. */
export function withReaction<T extends Reactable>(item: T, action: ReactionAction, isSet: boolean): T {
  if (action === 'like') return withLike(item, isSet);
  if (item.isBookmarked === isSet) return item;
  return { ...item, isBookmarked: isSet, totalBookmarks: Math.max(0, item.totalBookmarks + (isSet ? 1 : -1)) };
}

/** Changes an item in every query. */
type Change<T> = (id: string, change: (item: T) => T) => void;

/**
 * Returns a function that sets or removes a reaction. The update is optimistic, and reverted if the call fails.
 *
 * @param change - changes an item of this kind in every query
 * @param changed - returns the item with the reaction set or removed
 */
export function useOptimisticReaction<T>(
  objectType: ReactionObjectType,
  change: Change<T>,
  changed: (item: T, action: ReactionAction, isSet: boolean) => T,
): (item: { _id: string }, action: ReactionAction, isSet: boolean) => void {
  const { t } = useTranslation('common');
  const setReaction = useSetReaction();
  return ({ _id: objectId }, action, isSet) => {
    change(objectId, (shown) => changed(shown, action, isSet));
    setReaction({ action, objectType, objectId }, isSet).catch((error: unknown) => {
      change(objectId, (shown) => changed(shown, action, !isSet));
      showFailure(error, t);
    });
  };
}

/**
 * Returns functions that like and bookmark items. The update is optimistic, and reverted if the call fails.
 *
 * @param change - changes an item of this kind in every query
 */
export const useReact = <T extends Reactable>(objectType: ReactionObjectType, change: Change<T>) =>
  useOptimisticReaction<T>(objectType, change, (item, action, isSet) => withReaction(item, action, isSet));

/** Returns a function that adds or removes a like of a comment, like {@link useReact}. */
export function useLikeComment<T extends Likeable>(
  change: Change<T>,
): (comment: { _id: string }, isSet: boolean) => void {
  const react = useOptimisticReaction<T>('comment', change, (comment, _, isSet) => withLike(comment, isSet));
  return (comment, isSet) => react(comment, 'like', isSet);
}
