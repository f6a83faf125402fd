import { DeleteFeedDialog } from '@fanlight/components/feeds';
import { useDeleteFeed, useGetFeed } from '@fanlight/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { cachedFeed } from '../../cache/cached-feeds.ts';
import type { DialogState } from '../../dialogs/use-dialog.ts';
import { showFailure } from '../../failures.ts';
import { ItemDialogs, PhotoPopup } from '../content/index.ts';

/**
 * The dialogs of a post: those of all kinds of items, the confirmation of its deletion, and the full-page photo viewer.
 */
export function PostDialogs({
  id,
  dialog,
  onDeleted,
}: {
  id: string;
  dialog: DialogState;
  onDeleted: (() => void) | undefined;
}) {
  const { t } = useTranslation('common');
  const cache = useQueryClient();
  const { data: feed, refetch } = useGetFeed(id, { query: { placeholderData: () => cachedFeed(cache, id) } });
  const remove = useDeleteFeed();
  if (!feed) return null;
  const confirmDelete = () =>
    remove.mutate(
      { id },
      {
        onSuccess: () => {
          dialog.close();
          onDeleted?.();
        },
        onError: (error) => showFailure(error, t),
      },
    );
  if (dialog.name === 'delete' && feed.isOwn)
    return <DeleteFeedDialog open isDeleting={remove.isPending} onConfirm={confirmDelete} onClose={dialog.close} />;
  if (dialog.name !== 'photo')
    return <ItemDialogs kind="feed" item={feed} dialog={dialog} onStale={() => void refetch()} />;
  const photos = feed.files.filter(({ type, url }) => type === 'feed-photo' && url);
  return photos.some(({ _id }) => _id === dialog.get('photo')) && <PhotoPopup photos={photos} dialog={dialog} />;
}
