import { paths } from '@fanlight/components/paths';
import { useCreateReaction, useDeleteReaction } from '@fanlight/sdk/hooks';
import type { Performer } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { changeItem } from '../../cache/cached-items.ts';
import { showFailure } from '../../failures.ts';
import { useMe } from '../../session/session.ts';

const show = (id: string, isBookmarked: boolean) =>
  changeItem.performer(id, (performer) => ({ ...performer, isBookmarked }));

/**
 * Bookmarks a performer or removes the bookmark; the update is optimistic, and reverted on failure. Visitors log in
 * first.
 */
export function useBookmarkPerformer(): (performer: Pick<Performer, '_id' | 'isBookmarked'>) => void {
  const { t } = useTranslation('common');
  const me = useMe();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const create = useCreateReaction();
  const remove = useDeleteReaction();
  return ({ _id: objectId, isBookmarked = false }) => {
    if (!me) return void navigate(paths.login(pathname));
    show(objectId, !isBookmarked);
    (isBookmarked ? remove : create).mutate(
      { data: { action: 'bookmark', objectType: 'performer', objectId } },
      {
        onError: (error) => {
          show(objectId, isBookmarked);
          showFailure(error, t);
        },
      },
    );
  };
}
