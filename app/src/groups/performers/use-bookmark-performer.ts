import type { Performer } from '@fanlight/sdk/models';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { changeItem } from '../../cache/cached-items.ts';
import { showFailure } from '../../failures.ts';
import { useServices } from '../../services.ts';
import { useLoginFirst } from '../../session/use-login-first.ts';
import { useSetReaction } from '../reactions/index.ts';

const show = (queryClient: QueryClient, id: string, isBookmarked: boolean) =>
  changeItem.performer(queryClient, id, (performer) => ({ ...performer, isBookmarked }));

/**
 * Returns a function that adds or removes the bookmark of a performer. The update is optimistic, and reverted if the
 * call fails. Visitors log in first; the bookmark is then added.
 */
export function useBookmarkPerformer(): (performer: Pick<Performer, '_id' | 'isBookmarked'>) => void {
  const { t } = useTranslation('common');
  const { queryClient } = useServices();
  const loginFirst = useLoginFirst();
  const setReaction = useSetReaction();
  const toggle = (objectId: string, isBookmarked: boolean) => {
    show(queryClient, objectId, !isBookmarked);
    setReaction({ action: 'bookmark', objectType: 'performer', objectId }, !isBookmarked).catch((error: unknown) => {
      show(queryClient, objectId, isBookmarked);
      showFailure(error, t);
    });
  };
  return ({ _id: objectId, isBookmarked = false }) =>
    loginFirst(() => toggle(objectId, isBookmarked), {
      type: 'react',
      action: 'bookmark',
      objectType: 'performer',
      objectId,
    });
}
