import { paths } from '@fanlight/components/paths';
import { useCreateReaction, useDeleteReaction } from '@fanlight/sdk/hooks';
import type { Performer } from '@fanlight/sdk/models';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { changeItem } from '../../cache/cached-items.ts';
import { showFailure } from '../../failures.ts';
import { useServices } from '../../services.ts';
import { useMe } from '../../session/session.ts';

const show = (queryClient: QueryClient, id: string, isBookmarked: boolean) =>
  changeItem.performer(queryClient, id, (performer) => ({ ...performer, isBookmarked }));

/**
 * Returns a function that adds or removes the bookmark of a performer. The update is optimistic, and reverted if the
 * call fails. Visitors log in first.
 */
export function useBookmarkPerformer(): (performer: Pick<Performer, '_id' | 'isBookmarked'>) => void {
  const { t } = useTranslation('common');
  const { queryClient } = useServices();
  const me = useMe();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const create = useCreateReaction();
  const remove = useDeleteReaction();
  return ({ _id: objectId, isBookmarked = false }) => {
    if (!me) return void navigate(paths.login(pathname));
    show(queryClient, objectId, !isBookmarked);
    (isBookmarked ? remove : create).mutate(
      { data: { action: 'bookmark', objectType: 'performer', objectId } },
      {
        onError: (error) => {
          show(queryClient, objectId, isBookmarked);
          showFailure(error, t);
        },
      },
    );
  };
}
