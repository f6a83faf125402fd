import type { ReactionAction, ReactionObjectType } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../failures.ts';
import { useSetReaction } from './use-set-reaction.ts';

/** The fields that liking and bookmarking read and change. */
export interface Reactable {
  _id: string;
  isLiked: boolean;
  isBookmarked: boolean;
  totalLikes: number;
  totalBookmarks: number;
}

/** Returns the item with a reaction added or removed. A second click before the first one is rendered changes nothing. */
export function withReaction<T extends Reactable>(item: T, action: ReactionAction, isSet: boolean): T {
  if ((action === 'like' ? item.isLiked : item.isBookmarked) === isSet) return item;
  const step = isSet ? 1 : -1;
  return action === 'like'
    ? { ...item, isLiked: isSet, totalLikes: Math.max(0, item.totalLikes + step) }
    : { ...item, isBookmarked: isSet, totalBookmarks: Math.max(0, item.totalBookmarks + step) };
}

/**
 * Returns functions that like and bookmark items. The update is optimistic, and reverted if the call fails.
 *
 * @param change - changes an item of this kind in every query
 */
export function useReact<T extends Reactable>(
  objectType: ReactionObjectType,
  change: (id: string, change: (item: T) => T) => void,
): (item: Reactable, action: ReactionAction, isSet: boolean) => void {
  const { t } = useTranslation('common');
  const setReaction = useSetReaction();
  return ({ _id: objectId }, action, isSet) => {
    change(objectId, (shown) => withReaction(shown, action, isSet));
    setReaction({ action, objectType, objectId }, isSet).catch((error: unknown) => {
      change(objectId, (shown) => withReaction(shown, action, !isSet));
      showFailure(error, t);
    });
  };
}
