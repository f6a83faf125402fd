import { useDeleteFeed, useGetFeed } from '@fanlight/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { cachedFeed } from '../../cache/cached-feeds.ts';
import type { DialogState } from '../../dialogs/use-dialog.ts';
import { DeleteItem, type DeleteItemProps, ItemDialogs, PhotoPopup } from '../content/index.ts';

/** Confirms the deletion of a post. */
const DeletePost = (props: Pick<DeleteItemProps, 'id' | 'onClose' | 'onDeleted'>) => (
  <DeleteItem kind="feed" remove={useDeleteFeed()} {...props} />
);

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
  const cache = useQueryClient();
  const { data: feed, refetch } = useGetFeed(id, { query: { placeholderData: () => cachedFeed(cache, id) } });
  if (!feed) return null;
  if (dialog.name === 'delete' && feed.isOwn)
    return <DeletePost id={id} onClose={dialog.close} onDeleted={onDeleted} />;
  if (dialog.name !== 'photo')
    return <ItemDialogs kind="feed" item={feed} dialog={dialog} onStale={() => void refetch()} />;
  const photos = feed.files.filter(({ type, url }) => type === 'feed-photo' && url);
  return photos.some(({ _id }) => _id === dialog.get('photo')) && <PhotoPopup photos={photos} dialog={dialog} />;
}
